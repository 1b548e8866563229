package dev.keywright.example.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.Purchase;
import dev.keywright.example.input.GuideRows;
import dev.keywright.example.input.SyntheticPurchases;
import dev.keywright.example.remote.Devices;
import dev.keywright.example.remote.RemoteStore;
import dev.keywright.example.remote.RemoteTable;
import dev.keywright.store.bulk.ImportListener;
import dev.keywright.store.bulk.ImportResult;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the commands print that ask a store elsewhere. */
class RemoteCommandsTest {
  private static final Devices ALL = new Devices(null, null);

  private final StringWriter printed = new StringWriter();
  private final FakeTable table = new FakeTable();
  private int opened;

  private RemoteCommands commands() {
    PrintWriter out = new PrintWriter(printed);
    return new RemoteCommands(
        RemoteStore.HBASE,
        () -> {
          opened++;
          return table;
        },
        out,
        out);
  }

  private List<String> lines() {
    return printed.toString().lines().map(String::strip).toList();
  }

  @Test
  void aLimitGoesToTheStoreAndTheCountSaysAtLeast() {
    table.rows.addAll(GuideRows.PURCHASES);

    assertThat(commands().scan(ALL, 2)).isZero();
    assertThat(table.limits).containsExactly(2L);
    assertThat(lines()).contains("Count: at least 2");
    assertThat(commands().scan(ALL, 5)).isZero();
    assertThat(lines()).contains("Count: 4");
  }

  @Test
  void aKeyThatCannotBeIsRefusedBeforeTheStoreIsOpened() {
    RemoteCommands commands = commands();

    assertThatThrownBy(() -> commands.get(new Purchase(9_999_999, "a100", 1, 1, "")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("deviceId is 9999999, but must be from 0 to 999999");
    assertThat(opened).isZero();
    assertThat(commands.get(GuideRows.PURCHASES.get(0))).isEqualTo(1);
    assertThat(opened).isEqualTo(1);
  }

  @Test
  void aSmallLoadShowsWhereItsPurchasesAre() {
    load(GuideRows.PURCHASES.stream());
    assertThat(lines()).filteredOn("in region a"::equals).hasSize(4);
    assertThat(lines()).anyMatch(line -> line.startsWith("000054,a1001,6777"));
  }

  @Test
  void aLoadThatIsNotSmallOrAStoreThatDoesNotTellShowsNoPlaces() {
    load(SyntheticPurchases.of(21, 1));
    assertThat(lines()).doesNotContain("in region a");
    table.isTelling = false;
    load(GuideRows.PURCHASES.stream());
    assertThat(lines()).noneMatch(line -> line.startsWith("partitionKey"));
  }

  private void load(Stream<Purchase> purchases) {
    commands().load(new LoadInput("some", 0, purchases), Path.of("unused"));
  }

  /** A table that is a list. */
  private static final class FakeTable implements RemoteTable {
    private final List<Purchase> rows = new ArrayList<>();
    private final List<Long> limits = new ArrayList<>();
    private boolean isTelling = true;

    @Override
    public ImportResult load(
        String source, List<Purchase> purchases, Path checkpoint, ImportListener listener) {
      return new ImportResult(purchases.size(), 1, 0, 0);
    }

    @Override
    public void scan(Devices devices, long limit, Consumer<Purchase> each) {
      limits.add(limit);
      rows.stream().limit(limit).forEach(each);
    }

    @Override
    public Optional<Purchase> get(Purchase purchase) {
      return Optional.empty();
    }

    @Override
    public List<String> questions(Devices devices) {
      return List.of();
    }

    @Override
    public Optional<String> place(Purchase purchase) {
      return isTelling ? Optional.of("region a") : Optional.empty();
    }

    @Override
    public long requests() {
      return 0;
    }

    @Override
    public void close() {
      // There is nothing to close.
    }
  }
}
