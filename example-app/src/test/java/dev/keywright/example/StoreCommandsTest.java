package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that write and read purchases, on both embedded stores. */
class StoreCommandsTest {
  private static final String MVSTORE = "mvstore";
  private static final String ROCKSDB = "rocksdb";

  @TempDir private Path directory;

  private Ran run(String store, String... command) {
    Stream<String> where = Stream.of("--store", store, "--dir", directory.toString());
    return Ran.with(Stream.concat(Stream.of(command), where).toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void theGuidesRowsAreScannedInTheRightOrder(String store) {
    Ran load = run(store, "load");
    assertThat(load.lines()).anyMatch(line -> line.startsWith("Stored: 4 rows in "));
    Ran scan = run(store, "scan", "--device-from", "15", "--device-to", "100");
    assertThat(scan.exitCode()).isZero();
    assertThat(scan.partitionKeys())
        .containsExactly("000016,a100,66661", "000054,a100,6777", "000054,a1001,6777");
    assertThat(scan.lines())
        .contains("Question: partitionKey [\"000015\", \"000100\")", "Count: 3", "Requests: 1")
        .anyMatch(line -> line.startsWith("Store: ") && line.endsWith(" in " + directory));
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void twentyThousandPurchasesAreFoundAsAFilterFindsThem(String store) {
    assertThat(run(store, "load", "--generate", "20000").exitCode()).isZero();
    List<String> expected =
        IntStream.range(0, 20_000)
            .mapToObj(SampleRows::purchase)
            .filter(it -> it.deviceId() >= 15 && it.deviceId() < 100)
            .map(PurchaseKey::of)
            .sorted(PurchaseKey.ORDER)
            .map(PurchaseKey::partitionKey)
            .toList();
    Ran scan = run(store, "scan", "--device-from", "15", "--device-to", "100");
    assertThat(scan.partitionKeys()).hasSizeGreaterThan(100).isEqualTo(expected);
    assertThat(scan.lines()).contains("Count: " + expected.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void aLimitEndsTheListAndTheCountSaysAtLeast(String store) {
    run(store, "load");
    Ran scan = run(store, "scan", "--device-from", "16", "--limit", "2");
    assertThat(scan.partitionKeys()).containsExactly("000016,a100,66661", "000054,a100,6777");
    assertThat(scan.lines()).contains("Count: at least 2");
    assertThat(run(store, "scan", "--limit", "5").lines()).contains("Count: 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void oneBoundIsEnoughAndSoIsNone(String store) {
    run(store, "load");
    assertThat(run(store, "scan", "--device-to", "54").lines()).contains("Count: 1");
    assertThat(run(store, "scan", "--device-from", "54").lines()).contains("Count: 3");
    assertThat(run(store, "scan").lines()).contains("Count: 4");
    Ran none = run(store, "scan", "--device-from", "54", "--device-to", "54");
    assertThat(none.lines()).contains("Count: 0", "Requests: 0");
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void onePurchaseIsFoundByItsKey(String store) {
    run(store, "load");
    Ran found = run(store, "get", "54", "a100", "6777", "200003");
    assertThat(found.exitCode()).isZero();
    assertThat(found.partitionKeys()).containsExactly("000054,a100,6777");
    assertThat(found.out()).contains("coffee");
    Ran missing = run(store, "get", "54", "a100", "6777", "200009");
    assertThat(missing.exitCode()).isEqualTo(1);
    assertThat(missing.err())
        .isEqualTo(
            "error: the store has no purchase with the key"
                + " {partitionKey=000054,a100,6777, orderNumber=200009}"
                + System.lineSeparator());
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void aCsvFileIsLoadedWholeOrNotAtAll(String store) throws Exception {
    Path csv = directory.resolve("purchases.csv");
    Files.writeString(csv, "deviceId,sellerId,cardId,orderNumber\n16,a100,1,1\n17,a_1,1,1\n");
    Ran bad = run(store, "load", "--csv", csv.toString());
    assertThat(bad.exitCode()).isEqualTo(1);
    assertThat(bad.err())
        .startsWith("error: purchases.csv, line 3: sellerId is \"a_1\"")
        .hasLineCount(1);
    assertThat(directory).isDirectoryNotContaining("regex:.*(mvstore|rocksdb)");
    Files.writeString(csv, "deviceId,sellerId,cardId,orderNumber\n16,a100,1,1\n17,a1,1,1\n");
    assertThat(run(store, "load", "--csv", csv.toString()).exitCode()).isZero();
    assertThat(run(store, "scan").partitionKeys()).containsExactly("000016,a100,1", "000017,a1,1");
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void aPurchaseReplacesTheOneWithTheSameKey(String store) throws Exception {
    run(store, "load");
    Path csv = directory.resolve("purchases.csv");
    Files.writeString(
        csv, "deviceId,sellerId,cardId,orderNumber,attributes\n54,a100,6777,200003,Käse, 2 €\n");
    run(store, "load", "--csv", csv.toString());
    Ran scan = run(store, "scan", "--device-from", "54", "--device-to", "55");
    assertThat(scan.lines()).contains("Count: 2").anyMatch(line -> line.endsWith("Käse, 2 €"));
    assertThat(scan.out()).doesNotContain("coffee");
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void readingADirectoryWithoutAStoreIsAnErrorAndCreatesNothing(String store) {
    Ran scan = run(store, "scan");
    assertThat(scan.exitCode()).isEqualTo(1);
    assertThat(scan.err()).contains("holds no table of ").hasLineCount(1);
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void withoutADirectoryTheGuidesRowsAreRead() {
    assertThat(Ran.with("scan", "--device-from", "15", "--device-to", "100").lines())
        .contains("Count: 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {MVSTORE, ROCKSDB})
  void aLoadThatIsDoneIsNotDoneAgain(String store) {
    String checkpoint = directory.resolve("checkpoint").toString();
    run(store, "load", "--generate", "60000", "--checkpoint", checkpoint);
    Ran again = run(store, "load", "--generate", "60000", "--checkpoint", checkpoint);
    assertThat(again.lines())
        .anyMatch(line -> line.startsWith("Stored: 0 rows ") && line.contains("resumed sets: 2"));
    Ran other = run(store, "load", "--checkpoint", checkpoint);
    assertThat(other.exitCode()).isEqualTo(1);
    assertThat(other.err())
        .contains("belongs to the import of made-up purchases, 60000 rows")
        .hasLineCount(1);
  }
}
