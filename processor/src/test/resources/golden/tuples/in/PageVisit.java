package demo;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyCode;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

@KeyFormat(Format.FDB_TUPLE)
@Bucket(count = 16, of = "user")
@PartitionTemplate("{bucket}visits{user}{day}{kind}{at}{page}{initial}{mobile}{score}{session}{hash}{path}")
public record PageVisit(
    @PartitionKey UserId user,
    @PartitionKey LocalDate day,
    @PartitionKey Kind kind,
    @PartitionKey(time = TimeFormat.EPOCH_SECONDS) Instant at,
    @PartitionKey @Domain(min = 0) int page,
    @PartitionKey char initial,
    @PartitionKey boolean mobile,
    @PartitionKey double score,
    @PartitionKey UUID session,
    @PartitionKey @Domain(maxLength = 32) byte[] hash,
    @PartitionKey List<Step> path) {

  public record UserId(@Domain(alphabet = "0-9a-z", maxLength = 12) String value) {}

  public record Step(String name, long visit) {}

  public enum Kind {
    @KeyCode("a")
    FIRST,
    @KeyCode("b")
    SECOND
  }
}
