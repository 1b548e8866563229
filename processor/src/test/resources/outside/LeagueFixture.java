// Two attributes are joined for an index that could take both as they are.
// finds: KW311 info league|country
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.util.UUID;

@Separator('#')
@StoredIn(value = Store.DYNAMODB, table = "fixtures")
@Index(key = "byLeague", name = "GSI1")
@AccessPattern(name = "homeGames", key = "byLeague", equal = {"league", "country", "homeTeam"})
record LeagueFixture(
    @PartitionKey(column = "PK") UUID fixture,
    @PartitionKey(order = 0, key = "byLeague", column = "GSI1PK")
        @Domain(alphabet = "0-9A-Z", minLength = 1, maxLength = 20)
        String league,
    @PartitionKey(order = 1, key = "byLeague", column = "GSI1PK")
        @Domain(alphabet = "A-Z", minLength = 2, maxLength = 2)
        String country,
    @SortKey(key = "byLeague", column = "GSI1SK")
        @Domain(alphabet = "0-9A-Z", minLength = 1, maxLength = 12)
        String homeTeam,
    Instant kickoff) {}
