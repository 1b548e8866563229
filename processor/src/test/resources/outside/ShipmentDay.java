// An index that the application writes, without the key of the shipment: two of one day overwrite each other.
// finds: KW405 error @Index|bookedOn|customerId
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(value = Store.HBASE, table = "shipments")
@Index(key = "byCustomer", name = "shipments_by_customer", tableKey = false)
@AccessPattern(name = "ofCustomer", key = "byCustomer", equal = "customerId", range = "bookedOn")
record ShipmentDay(
    @PartitionKey UUID shipment,
    @PartitionKey(order = 0, key = "byCustomer", pad = 10) @Domain(min = 1) long customerId,
    @PartitionKey(order = 1, key = "byCustomer", time = TimeFormat.BASIC) LocalDate bookedOn,
    String carrier) {}
