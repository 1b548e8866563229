package dev.keywright.example.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.Purchase;
import dev.keywright.example.PurchaseKey;
import dev.keywright.example.input.SyntheticPurchases;
import dev.keywright.example.store.StoreKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The commands that write and read a store. */
class StoreCommandsTest {
  @TempDir private Path directory;

  private Ran run(StoreKind kind, String command, String... more) {
    List<String> arguments = new ArrayList<>(List.of(command));
    arguments.addAll(List.of(more));
    arguments.addAll(
        List.of("--store", kind.name().toLowerCase(Locale.ROOT), "--dir", directory.toString()));
    return Ran.with(arguments.toArray(String[]::new));
  }

  @ParameterizedTest
  @EnumSource
  void theGuidesRowsAreScannedInTheRightOrder(StoreKind kind) {
    assertThat(run(kind, "load").out()).contains("Stored 4 purchases");
    Ran scan = run(kind, "scan", "--device-from", "15", "--device-to", "100");
    assertThat(scan.exitCode()).isZero();
    assertThat(scan.partitionKeys())
        .containsExactly("000016,a100,66661", "000054,a100,6777", "000054,a1001,6777");
    assertThat(scan.lines())
        .contains("Store: " + kind.readableName() + " in " + directory)
        .contains("Range: partitionKey [\"000015\", \"000100\")")
        .contains("Count: 3");
  }

  @ParameterizedTest
  @EnumSource
  void twentyThousandPurchasesAreCountedAsAFilterCountsThem(StoreKind kind) {
    Ran load = run(kind, "load", "--generate", "20000", "--seed", "7", "--verify");
    List<Purchase> expected =
        SyntheticPurchases.of(20_000, 7)
            .filter(it -> it.deviceId() >= 15 && it.deviceId() < 100)
            .toList();
    assertThat(load.exitCode()).isZero();
    assertThat(load.lines())
        .contains(
            String.format(
                Locale.ROOT,
                "Devices [15, 100): %1$,d by a range read, %1$,d by looking at each of 20,000 rows:"
                    + " equal",
                expected.size()));
    Ran scan = run(kind, "scan", "--device-from", "15", "--device-to", "100");
    assertThat(scan.partitionKeys())
        .isEqualTo(
            expected.stream()
                .map(PurchaseKey::of)
                .sorted(PurchaseKey.ORDER)
                .map(PurchaseKey::partitionKey)
                .toList());
    assertThat(scan.lines()).contains("Count: " + expected.size());
  }

  @ParameterizedTest
  @EnumSource
  void aLimitShortensTheListAndNotTheCount(StoreKind kind) {
    run(kind, "load");
    Ran scan = run(kind, "scan", "--device-from", "16", "--limit", "2");
    assertThat(scan.partitionKeys()).containsExactly("000016,a100,66661", "000054,a100,6777");
    assertThat(scan.lines()).contains("Count: 4 (2 shown)");
  }

  @ParameterizedTest
  @EnumSource
  void oneBoundIsEnoughAndSoIsNone(StoreKind kind) {
    run(kind, "load");
    assertThat(run(kind, "scan", "--device-to", "54").lines()).contains("Count: 1");
    assertThat(run(kind, "scan", "--device-from", "54").lines()).contains("Count: 3");
    assertThat(run(kind, "scan").lines()).contains("Count: 4");
  }

  @ParameterizedTest
  @EnumSource
  void onePurchaseIsFoundByItsKey(StoreKind kind) {
    run(kind, "load");
    Ran found = run(kind, "get", "54", "a100", "6777", "200003");
    assertThat(found.exitCode()).isZero();
    assertThat(found.partitionKeys()).containsExactly("000054,a100,6777");
    assertThat(found.out()).contains("coffee");
    Ran missing = run(kind, "get", "54", "a100", "6777", "200009");
    assertThat(missing.exitCode()).isEqualTo(1);
    assertThat(missing.err())
        .isEqualTo(
            "error: no purchase has the key {partitionKey=000054,a100,6777, orderNumber=200009}"
                + System.lineSeparator());
  }

  @ParameterizedTest
  @EnumSource
  void aCsvFileIsLoadedWholeOrNotAtAll(StoreKind kind) throws Exception {
    Path csv = directory.resolve("purchases.csv");
    Files.writeString(csv, "deviceId,sellerId,cardId,orderNumber\n16,a100,1,1\n17,a_1,1,1\n");
    Ran bad = run(kind, "load", "--csv", csv.toString());
    assertThat(bad.exitCode()).isEqualTo(1);
    assertThat(bad.err())
        .startsWith("error: " + csv + ", line 3: sellerId is \"a_1\"")
        .hasLineCount(1);
    assertThat(kind.existsIn(directory)).isFalse();
    Files.writeString(csv, "deviceId,sellerId,cardId,orderNumber\n16,a100,1,1\n17,a1,1,1\n");
    assertThat(run(kind, "load", "--csv", csv.toString()).exitCode()).isZero();
    assertThat(run(kind, "scan").partitionKeys()).containsExactly("000016,a100,1", "000017,a1,1");
  }

  @ParameterizedTest
  @EnumSource
  void readingADirectoryWithoutAStoreIsAnErrorAndCreatesNothing(StoreKind kind) {
    Ran scan = run(kind, "scan");
    assertThat(scan.exitCode()).isEqualTo(1);
    assertThat(scan.err()).contains("holds no table of " + kind.readableName()).hasLineCount(1);
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void withoutADirectoryTheGuidesRowsAreRead() {
    assertThat(Ran.with("scan", "--device-from", "15", "--device-to", "100").lines())
        .contains("Count: 3");
  }
}
