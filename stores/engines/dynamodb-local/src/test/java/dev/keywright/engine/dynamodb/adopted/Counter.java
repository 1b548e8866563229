package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.ExistingRows;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import dev.keywright.runtime.function.StringHashModulo;
import java.time.LocalDate;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable;

/** {@code VIEWS#2024-05-17#3}, {@code PAGE#tea12}: the views of a page, in one of eight shards. */
@StoredIn(value = Store.DYNAMODB, table = "app")
@ExistingRows(reason = "written by the first version of the shop")
@PartitionTemplate(value = "VIEWS#{day}#{bucket}", column = "PK")
@SortTemplate(value = "PAGE#{page}", column = "SK")
@Bucket(count = 8, of = "page", function = StringHashModulo.class)
@DynamoDbImmutable(builder = Counter.Builder.class)
public record Counter(
    @PartitionKey(time = TimeFormat.ISO) LocalDate day,
    @SortKey @Domain(alphabet = "0-9a-z", maxLength = 20, uniqueWithin = "day") String page,
    long views) {

  /** A counter while it is read. */
  public static final class Builder {
    private LocalDate day = LocalDate.EPOCH;
    private String page = "";
    private long views;

    public void day(LocalDate value) {
      day = value;
    }

    public void page(String value) {
      page = value;
    }

    public void views(long value) {
      views = value;
    }

    public Counter build() {
      return new Counter(day, page, views);
    }
  }
}
