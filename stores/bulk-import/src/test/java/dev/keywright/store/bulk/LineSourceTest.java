package dev.keywright.store.bulk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineSourceTest {
  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = directory.resolve("rows.csv");
  }

  private LineSource<String> source(String content, int headerLines, int linesPerSet)
      throws IOException {
    Files.writeString(file, content, UTF_8);
    return LineSource.of(file, headerLines, linesPerSet, line -> line);
  }

  private static List<String> all(LineSource<String> source) {
    List<String> rows = new ArrayList<>();
    for (int set = 0; set < source.sets(); set++) {
      List<String> some = source.read(set);
      assertThat(some).as("rows of set %s", set).hasSize(source.rowsIn(set));
      rows.addAll(some);
    }
    assertThat(rows).hasSize((int) source.rows());
    return rows;
  }

  @Test
  void linesOfAFileAreReadSetBySet() throws IOException {
    LineSource<String> lines = source("header\n\né0\n1\r\n\n2\n3\n4", 1, 2);

    assertThat(lines.rows()).isEqualTo(5);
    assertThat(lines.sets()).isEqualTo(3);
    assertThat(List.of(lines.rowsIn(0), lines.rowsIn(1), lines.rowsIn(2))).containsExactly(2, 2, 1);
    assertThat(lines.read(2)).containsExactly("4");
    assertThat(lines.read(0)).containsExactly("é0", "1");
    assertThat(lines.read(1)).containsExactly("2", "3");
    assertThat(source("header", 1, 2).sets()).isZero();
  }

  @Test
  void aLoneCarriageReturnIsPartOfItsLine() throws IOException {
    assertThat(all(source("a\rb\nc\r\n\r\nd\r\r\n\r\re\n\r", 0, 1)))
        .containsExactly("a\rb", "c", "d\r", "\r\re");
  }

  @Test
  void linesOfAnyFileAreCountedAsTheyAreRead() throws IOException {
    Random random = new Random(4);
    for (int round = 0; round < 300; round++) {
      StringBuilder content = new StringBuilder();
      for (int i = random.nextInt(40); i > 0; i--) {
        content.append("\n\r\né€a\u2028".charAt(random.nextInt(7)));
      }
      int header = random.nextInt(3);
      List<String> expected =
          Pattern.compile("\n")
              .splitAsStream(content)
              .skip(header)
              .map(line -> line.replaceFirst("\r\\z", ""))
              .filter(line -> !line.isEmpty())
              .toList();

      assertThat(all(source(content.toString(), header, 1 + random.nextInt(4))))
          .isEqualTo(expected);
    }
  }

  @Test
  void theNameTellsContentsAndCutsApart() throws IOException {
    String name = source("header\n123456789", 1, 2).name();

    assertThat(name)
        .matches(
            "rows\\.csv, 16 bytes with checksum [0-9a-f]{1,8}, header lines: 1, 2 lines in a set");
    assertThat(source("header\n123456789", 1, 2).name()).isEqualTo(name);
    assertThat(source("header\n123456780", 1, 2).name()).isNotEqualTo(name);
    assertThat(source("header\n123456789", 0, 2).name()).isNotEqualTo(name);
    assertThat(source("header\n123456789", 1, 3).name()).isNotEqualTo(name);
    // The check value that is published for this checksum.
    assertThat(source("123456789", 0, 1).name()).contains("checksum e3069283,");
  }

  @Test
  void whatIsNotUtf8IsNamedWithItsByte() throws IOException {
    Files.write(file, "né\ncafé\n".getBytes(UTF_8));
    Files.write(file, "ok\ncafé\n".getBytes(ISO_8859_1), StandardOpenOption.APPEND);
    LineSource<String> lines = LineSource.of(file, 0, 1, line -> line);

    assertThat(lines.read(1)).containsExactly("café");
    assertThatThrownBy(() -> lines.read(3))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage(file + " is not UTF-8 at byte 16; save it as UTF-8");
    Files.write(file, new byte[] {'a', '\n', (byte) 0xe2, (byte) 0x82});
    assertThatThrownBy(() -> LineSource.of(file, 0, 9, line -> line).read(0))
        .hasMessageContaining("is not UTF-8 at byte 2");
  }

  @Test
  void aNegativeNumberOfHeaderLinesIsRefused() {
    assertThatThrownBy(() -> source("a", -1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("headerLines is -1, but must be 0 or more");
    assertThatThrownBy(() -> source("a", 0, 0))
        .hasMessage("linesPerSet is 0, but must be 1 or more");
  }

  @Test
  void aLineThatMakesNoRowIsNamed() throws IOException {
    Files.writeString(file, "header\n1\n2\n\n3\nx\n");
    LineSource<Integer> lines = LineSource.of(file, 1, 2, Integer::parseInt);

    assertThat(lines.read(0)).containsExactly(1, 2);
    assertThatThrownBy(() -> lines.read(1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("rows.csv, line 6: For input string: \"x\"");
  }
}
