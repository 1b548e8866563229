package dev.keywright.runtime.code;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CodeTableTest {
  static Stream<List<String>> codes() {
    return Stream.of(
        List.of("op", "pd", "sh", "cl"),
        List.of("OPEN", "PAID", "SHIPPED", "CLOSED"),
        List.of("A", "AB", "ABC", "B"),
        List.of("aaaaaaaa1", "aaaaaaaa2", "aaaaaaaa3"),
        List.of("x"),
        List.of("", "y"),
        List.of("é", "è", "ê"),
        IntStream.range(0, 100).mapToObj(i -> "CODE" + (100 + i)).toList());
  }

  @ParameterizedTest
  @MethodSource("codes")
  void aCodeIsFoundWhereItStandsAndNowhereElse(List<String> codes) {
    CodeTable<String> table = table(codes);
    boolean isAscii = codes.stream().allMatch(code -> code.length() == code.getBytes(UTF_8).length);
    for (int i = 0; i < codes.size(); i++) {
      String text = "#" + codes.get(i) + ",";
      byte[] bytes = ("#" + codes.get(i)).getBytes(UTF_8);

      int index = table.indexIn(bytes, 1, bytes.length, true);
      assertThat(table.found(index)).isEqualTo(codes.get(i));
      assertThat(table.lengthFound(index)).isEqualTo(bytes.length - 1);
      assertThat(table.indexIn(text, 1, ',')).isEqualTo(isAscii ? index : -1);
      assertThat(table.indexIn(text, 1, -1)).isEqualTo(-1);
      for (int end = 1; end < bytes.length; end++) {
        String rest = new String(bytes, 1, end - 1, UTF_8);
        int other = table.indexIn(bytes, 1, end, true);
        assertThat(other >= 0 ? table.found(other) : null)
            .isEqualTo(codes.contains(rest) ? rest : null);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("codes")
  void aCodeIsCopiedAndWhatStandsAroundItStays(List<String> codes) {
    CodeTable<String> table = table(codes);
    for (String code : codes) {
      byte[] written = code.getBytes(UTF_8);
      byte[] out = "................".getBytes(ISO_8859_1);

      assertThat(table.copy(table.of(code), out, 2)).isEqualTo(2 + written.length);

      String expected = ".." + code + ".".repeat(14 - written.length);
      assertThat(new String(out, UTF_8)).isEqualTo(expected);
    }
  }

  private static CodeTable<String> table(List<String> codes) {
    byte[][] written = codes.stream().map(code -> code.getBytes(UTF_8)).toArray(byte[][]::new);
    return CodeTable.of(codes, written);
  }
}
