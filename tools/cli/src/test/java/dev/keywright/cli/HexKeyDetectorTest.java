package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A dump of hexadecimal digits that is read as text gets a hint, and no other input does. */
class HexKeyDetectorTest {
  @TempDir private Path directory;

  private String file(String name, int lines, IntFunction<String> line) throws IOException {
    String text = IntStream.range(0, lines).mapToObj(line).collect(Collectors.joining("\n"));
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private static String hex(int i) {
    return String.format(Locale.ROOT, "80%06x", i * 997);
  }

  @Test
  void pairsOfDigitsAreLikelyBytes() throws IOException {
    String file = file("keys.txt", 50, HexKeyDetectorTest::hex);
    String hint =
        "keywright: all keys of "
            + file
            + " are pairs of hexadecimal digits, read as text; if they are bytes, add --encoding"
            + " hex\n";
    assertThat(Run.of("profile", file).err()).isEqualTo(hint);
    assertThat(Run.of("infer", file).err()).isEqualTo(hint);
    assertThat(Run.of("verify", "--layout", "BINARY | pk: id int", file).err()).isEqualTo(hint);
    String csv = file("keys.csv", 50, i -> i == 0 ? "pk,n" : hex(i) + "," + i);
    assertThat(Run.of("profile", "--column", "pk", csv).err()).startsWith("keywright: all keys of");
    String more = file("more.txt", 50, i -> hex(i + 50));
    assertThat(Run.of("profile", file, more).err()).hasLineCount(1);
  }

  @Test
  void otherKeysAreText() throws IOException {
    List<String> files =
        List.of(
            file("odd.txt", 50, i -> hex(i) + "f"),
            file("one-other.txt", 50, i -> i == 49 ? "xy" : hex(i)),
            file("decimal.txt", 50, i -> String.valueOf(100_000 + i)),
            file("few.txt", 7, HexKeyDetectorTest::hex),
            file("empty-lines.txt", 50, i -> i % 2 == 0 ? "" : hex(i)),
            file("umlaut.txt", 50, i -> "\u00e4"));
    assertThat(files).allSatisfy(it -> assertThat(Run.of("profile", it).err()).isEmpty());
    String digits = file("keys.txt", 50, HexKeyDetectorTest::hex);
    assertThat(Run.of("profile", "--encoding", "text", digits).err()).isEmpty();
    assertThat(Run.of("profile", "--encoding", "hex", digits).err()).isEmpty();
  }
}
