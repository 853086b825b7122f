#import "LEGBadgeView.h"

@implementation LEGBadgeView
- (void)reset:(id)sender {}
@end

@implementation LEGBadgeView (Sharing)
- (void)shareBadge:(id)sender {}
@end

@implementation LEGRecord
@end

@implementation LEGListController
- (void)goBack:(UIStoryboardSegue *)segue {}
@end

@implementation LEGBadgeCell
@end

@implementation LEGCodeView
@end
