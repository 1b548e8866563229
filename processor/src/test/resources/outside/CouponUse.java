// The first entity of a team that has not declared what its texts may hold.
// finds: KW106|KW302|KW110 info CouponUse|customer
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(value = Store.DYNAMODB, table = "coupon-uses")
@AccessPattern(name = "usesOf", equal = {"customer", "campaign"})
record CouponUse(
    @PartitionKey(order = 0) String customer,
    @PartitionKey(order = 1) String campaign,
    @SortKey String coupon) {}
