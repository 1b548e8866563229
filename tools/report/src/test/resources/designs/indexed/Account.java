package bank;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.LocalDate;

/** Accounts, which an index of the application finds by their address of mail. */
@Separator(' ')
@StoredIn(Store.HBASE)
@Index(key = "byEmail", name = "accounts_by_email")
@AccessPattern(name = "ofEmail", equal = "email", key = "byEmail")
public record Account(
    @PartitionKey(order = 0, hashPrefix = 4)
        @Domain(alphabet = "0-9A-Za-z", maxLength = 27, unique = true)
        String ksuid,
    @PartitionKey(order = 0, key = "byEmail") @Domain(alphabet = "!-~", maxLength = 100)
        String email,
    @PartitionKey(order = 1, key = "byEmail", time = dev.keywright.TimeFormat.ISO)
        LocalDate opened) {}
