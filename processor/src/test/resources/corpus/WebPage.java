// Crawled pages by reversed domain, so that a site and its subdomains are neighbours.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator(',')
@StoredIn(Store.BIGTABLE)
@AccessPattern(name = "pagesOfSite", equal = "reversedDomain")
record WebPage(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z.\\-", maxLength = 253)
        String reversedDomain,
    @PartitionKey(order = 1) @Domain(alphabet = "!-~", maxLength = 2000) String path) {}
