package dev.keywright.example.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.Purchase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

  @Test
  void linesArePurchases() throws Exception {
    assertThat(CsvPurchases.read(file(HEADER + "\n16,a100,66661,200001\n\n54,a1001,6777,-5\n")))
        .containsExactly(
            new Purchase(16, "a100", 66661, 200001, ""), new Purchase(54, "a1001", 6777, -5, ""));
  }

  @Test
  void attributesAreTheRestOfTheirLine() throws Exception {
    String text = "\uFEFF" + HEADER + ",attributes\r\n16,a100,66661,200001,tea, 2 €\r\n";
    assertThat(CsvPurchases.read(file(text)))
        .containsExactly(new Purchase(16, "a100", 66661, 200001, "tea, 2 €"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1000000,a100,1,1     | deviceId is 1000000, but must be from 0 to 999999",
        "-1,a100,1,1          | deviceId is -1, but must be from 0 to 999999",
        "9999999999,a100,1,1  | deviceId is 9999999999, but must fit into an int",
        "x,a100,1,1           | deviceId is \"x\", but must be a whole number",
        "+1,a100,1,1          | deviceId is \"+1\", but must be a whole number",
        "٣,a100,1,1           | deviceId is \"\\u0663\", but must be a whole number",
        "1,a-1,1,1            | sellerId is \"a-1\", but must hold only characters of [0-9A-Za-z]"
            + " (character 2 is U+002D)",
        "1,a12345678,1,1      | sellerId is \"a12345678\", but must have at most 8 characters",
        "1,a100,-1,1          | cardId is -1, but must be from 0 to 9223372036854775807",
        "1,a100,,1            | cardId is \"\", but must be a whole number",
        "1,a100,1,9223372036854775808 | orderNumber is \"9223372036854775808\", but must fit into a"
            + " long",
        "1,a100,1             | has 3 values instead of 4",
        "1,a100,1,1,tea       | has 5 values instead of 4",
        "16,a100,66661,200001 | has the key of line 2, and would replace it",
      })
  void aBadLineIsNamedWithItsPartValueAndLimit(String line, String problem) throws Exception {
    Path file = file(HEADER + "\n16,a100,66661,200001\n" + line + "\n");
    assertThatThrownBy(() -> CsvPurchases.read(file))
        .isInstanceOf(BadDataException.class)
        .hasMessage(file + ", line 3: " + problem);
  }

  @ParameterizedTest
  @CsvSource({"''", "'deviceId,sellerId'", "'16,a100,66661,200001'"})
  void aFileWithoutTheHeaderIsRefused(String text) throws Exception {
    Path file = file(text);
    assertThatThrownBy(() -> CsvPurchases.read(file))
        .isInstanceOf(BadDataException.class)
        .hasMessage(
            file
                + ", line 1: the header must be \""
                + HEADER
                + "\", with or without \",attributes\"");
  }

  @Test
  void aFileThatIsNotTextIsRefused() throws Exception {
    Path file = Files.write(directory.resolve("binary"), new byte[] {'d', (byte) 0xFF, 'x'});
    assertThatThrownBy(() -> CsvPurchases.read(file))
        .isInstanceOf(BadDataException.class)
        .hasMessage(file + " is not UTF-8 text");
  }

  @Test
  void aMissingFileAndADirectoryAreRefused() {
    Path missing = directory.resolve("missing.csv");
    assertThatThrownBy(() -> CsvPurchases.read(missing))
        .isInstanceOf(BadDataException.class)
        .hasMessage(missing + " does not exist");
    assertThatThrownBy(() -> CsvPurchases.read(directory))
        .isInstanceOf(BadDataException.class)
        .hasMessageStartingWith(directory + " cannot be read");
  }
}
