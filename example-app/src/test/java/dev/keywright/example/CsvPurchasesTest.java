package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.store.bulk.ImportSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** CSV files, good and bad. */
class CsvPurchasesTest {
  private static final String HEADER = "deviceId,sellerId,cardId,orderNumber";

  @TempDir private Path directory;

  private Path file(String text) throws IOException {
    return Files.writeString(directory.resolve("purchases.csv"), text);
  }

  private static List<Purchase> read(Path file) {
    ImportSource<Purchase> source = CsvPurchases.of(file, 2);
    return IntStream.range(0, source.sets())
        .boxed()
        .flatMap(it -> source.read(it).stream())
        .toList();
  }

  @Test
  void linesArePurchases() throws Exception {
    assertThat(read(file(HEADER + "\n16,a100,66661,200001\n\n54,a1001,6777,-5\n")))
        .containsExactly(
            new Purchase(16, "a100", 66661, 200001, ""), new Purchase(54, "a1001", 6777, -5, ""));
  }

  @Test
  void attributesAreTheRestOfTheirLine() throws Exception {
    String text = "\uFEFF" + HEADER + ",attributes\r\n16,a100,66661,200001,tea, 2 €\r\n";
    assertThat(read(file(text)))
        .containsExactly(new Purchase(16, "a100", 66661, 200001, "tea, 2 €"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1000000,a100,1,1     | deviceId is 1000000, but must be from 0 to 999999",
        "-1,a100,1,1          | deviceId is -1, but must be from 0 to 999999",
        "9999999999,a100,1,1  | deviceId is \"9999999999\", but must be a whole number of at most 9"
            + " digits",
        "x,a100,1,1           | deviceId is \"x\", but must be a whole number of at most 9 digits",
        "+1,a100,1,1          | deviceId is \"+1\", but must be a whole number of at most 9 digits",
        "٣,a100,1,1           | deviceId is \"\\u0663\", but must be a whole number of at most 9"
            + " digits",
        "1,a-1,1,1            | sellerId is \"a-1\", but must hold only characters of [0-9A-Za-z]"
            + " (character 2 is U+002D)",
        "1,a12345678,1,1      | sellerId is \"a12345678\", but must have at most 8 characters",
        "1,a100,-1,1          | cardId is -1, but must be from 0 to 9223372036854775807",
        "1,a100,,1            | cardId is \"\", but must be a whole number of at most 18 digits",
        "1,a100,1,1234567890123456789 | orderNumber is \"1234567890123456789\", but must be a whole"
            + " number of at most 18 digits",
        "1,a100,1             | has 3 values, but must have 4 or 5: deviceId,sellerId,cardId,"
            + "orderNumber[,attributes]",
        "16,a100,66661,200001 | an earlier line has the key {partitionKey=000016,a100,66661, orderNumber"
            + "=200001}, too; one would replace the other",
      })
  void aBadLineIsNamedWithItsPartValueAndLimit(String line, String problem) throws Exception {
    Path file = file(HEADER + "\n16,a100,66661,200001\n" + line + "\n");
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("purchases.csv, line 3: " + problem);
  }

  @ParameterizedTest
  @CsvSource({"''", "'deviceId,sellerId'", "'16,a100,66661,200001'"})
  void aFileWithoutTheHeaderIsRefused(String text) throws Exception {
    Path file = file(text);
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "purchases.csv, line 1: the header must be"
                + " deviceId,sellerId,cardId,orderNumber[,attributes]");
  }

  @Test
  void aFileThatIsNotTextIsRefused() throws Exception {
    Path file = Files.write(directory.resolve("binary"), new byte[] {'d', (byte) 0xFF, 'x'});
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage(file + " is not UTF-8 at byte 1; save it as UTF-8");
  }

  @Test
  void aMissingFileAndADirectoryAreRefused() {
    Path missing = directory.resolve("missing.csv");
    assertThatThrownBy(() -> read(missing))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage("cannot read " + missing + ": it does not exist");
    assertThatThrownBy(() -> read(directory))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith("cannot read " + directory + ": ");
  }
}
