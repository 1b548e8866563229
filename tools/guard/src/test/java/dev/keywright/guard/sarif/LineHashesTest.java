package dev.keywright.guard.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The hashes are those that GitHub's upload action computes: its own tests have these figures. */
class LineHashesTest {
  private static final int LINES = 10;
  private static final List<String> GREETINGS =
      List.of(
          "e9496ae3ebfced30:1",
          "fb7c023a8b9ccb3f:1",
          "ce8ba1a563dcdaca:1",
          "e20e36e16fcb0cc8:1",
          "b3edc88f2938467e:1",
          "c8e28b0b4002a3a0:1",
          "c129715d7a2bc9a3:1");

  private static List<String> of(String text) {
    Map<Integer, String> hashes = LineHashes.of(text);
    return IntStream.rangeClosed(1, hashes.size()).mapToObj(hashes::get).toList();
  }

  @Test
  void anEmptyFileHasOneLine() {
    assertThat(of("")).containsExactly("c129715d7a2bc9a3:1");
  }

  @Test
  void spacesAndKindsOfLineBreaksDoNotMatter() {
    String text = " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n";
    assertThat(of(text)).isEqualTo(GREETINGS);
    assertThat(of(text.replace('\n', '\r'))).isEqualTo(GREETINGS);
    assertThat(of(text.replace("\n", "\r\n"))).isEqualTo(GREETINGS);
  }

  @Test
  void equalLinesAreNumbered() {
    String text = "Lorem ipsum dolor sit amet.\n".repeat(LINES);
    assertThat(of(text))
        .startsWith("a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3")
        .endsWith("cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1");
  }

  @Test
  void linesAboveDoNotMatterAndTheNextOnesDo() {
    String text = IntStream.range(0, LINES).mapToObj(it -> "line " + it).collect(lines());
    String above = IntStream.range(0, LINES).mapToObj(it -> "above " + it).collect(lines());
    assertThat(LineHashes.of(above + "\n" + text)).containsEntry(LINES + 1, of(text).get(0));
    assertThat(of(text.replace("line 1", "other 1")).get(0)).isNotEqualTo(of(text).get(0));
  }

  private static Collector<CharSequence, ?, String> lines() {
    return Collectors.joining("\n");
  }
}
