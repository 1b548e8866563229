package guide;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.FrozenLayout;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;

/** The purchases of the guide, with all that is known of a large university. */
@Separator(',')
@StoredIn(Store.TABLESTORE)
@Volume(rows = 2_000_000_000L, bytesPerRow = 200, peakWritesPerSecond = 5_000)
@AccessPattern(name = "ofDevice", equal = "deviceId")
@AccessPattern(name = "ofSeller", equal = {"deviceId", "sellerId"})
@AccessPattern(name = "betweenDevices", range = "deviceId")
@FrozenLayout(
    version = 1,
    signature =
        "TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String"
            + " alphabet=\"0-9A-Za-z\" maxLength=6, cardId long min=0 unordered"
            + " | orderNumber: orderNumber long native")
public record Purchase(
    @PartitionKey(order = 0, pad = 6) @Domain(cardinality = 20_000) int deviceId,
    @PartitionKey(order = 1)
        @Domain(alphabet = "0-9A-Za-z", maxLength = 8, determinedBy = "deviceId")
        String sellerId,
    @PartitionKey(order = 2, ordered = false) @Domain(min = 0, cardinality = 50_000) long cardId,
    @SortKey(order = 0, column = "orderNumber", nativeType = true) long orderNumber,
    String attributes) {}
