package dev.keywright.rekey;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.rekey.client.Orders;
import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.state.Course;
import dev.keywright.rekey.state.Lease;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.state.Ticker;
import dev.keywright.rekey.state.Timing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The Java of the guide's chapter is code of this class, and does what the chapter says. */
class GuideTest {
  private static final Pattern JAVA = Pattern.compile("(?s)```java\n(.*?)```");

  private final MemoryTables tables = new MemoryTables(false);
  private final Ledger ledger = new MemoryLedger(() -> {});
  private final KeyMapping mapping = Shop.apart();

  @Test
  void aClientReadsAndWrites() {
    Row first = Shop.at(Shop.row(RowBytes.of("b"), 1, 1, true));
    tables.insert(first);
    RowBytes oldKey = first.key();
    RowBytes newKey = mapping.newKey(first).orElseThrow();
    Row after = Shop.row(oldKey, 2, 2, true);

    Course course = Course.TABLE_ROW_BY_ROW;
    Lease lease = new Lease(ledger, Timing.USUAL, Ticker.SYSTEM);
    RekeyClient orders =
        new RekeyClient(
            tables, lease, Ticker.SYSTEM, Orders.of(mapping, course), Duration.ofMinutes(1));

    Optional<Row> before = orders.read(oldKey, newKey); // from the table that is read now
    orders.write(before, Optional.of(after)); // to all tables that the state names

    assertThat(before).contains(first);
    assertThat(tables.read(Side.OLD, oldKey).row()).get().matches(after::isLike);
  }

  @Test
  void theJavaOfTheGuideIsCodeOfThisClass() throws IOException {
    String own = squeezed("src/test/java/dev/keywright/rekey/GuideTest.java");
    String guide = Files.readString(Path.of("../../docs/guide/rekey.md"), UTF_8);
    List<MatchResult> blocks = JAVA.matcher(guide).results().toList();
    assertThat(blocks).isNotEmpty();
    for (MatchResult block : blocks) {
      assertThat(own).contains(block.group(1).replaceAll("\\s", ""));
    }
  }

  private static String squeezed(String file) throws IOException {
    return Files.readString(Path.of(file), UTF_8).replaceAll("\\s", "");
  }
}
