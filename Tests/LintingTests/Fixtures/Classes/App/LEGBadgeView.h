#import <UIKit/UIKit.h>

@interface LEGBadgeView : UIView
@property (nonatomic, weak) IBOutlet UILabel *countLabel;
@property (nonatomic) NSInteger count;
- (IBAction)reset:(id)sender;
@end

@interface LEGBadgeView (Sharing)
- (IBAction)shareBadge:(id)sender;
@end

@interface LEGRecord : NSObject
@end

@interface LEGListController : UIViewController
- (IBAction)goBack:(UIStoryboardSegue *)segue;
@end

@interface LEGBadgeCell : UITableViewCell
@property (nonatomic, weak) IBOutlet UILabel *badgeLabel;
@end

@interface LEGCodeView : UIView
- (instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
@end
