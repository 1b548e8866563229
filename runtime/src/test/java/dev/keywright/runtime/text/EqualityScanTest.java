package dev.keywright.runtime.text;

import dev.keywright.runtime.scan.ColumnScan;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Parts that no range asks for may be followed by a separator that sorts above their characters;
 * equality must still find exactly its rows.
 */
class EqualityScanTest {
  private static final List<Long> NUMBERS =
      List.of(Long.MIN_VALUE, -10L, -1L, 0L, 1L, 5L, 9L, 10L, 50L, 54L, 545L, Long.MAX_VALUE);
  private static final List<String> TEXTS =
      List.of("", "0", "9", "90", "A", "A1", "A10", "A100", "Z", "a", "a\ud7ff", "a\uffff", "zz");

  @ParameterizedTest
  @ValueSource(chars = {'!', ',', '.', '/', ':', '=', '@', '_', '|', '~'})
  void exactlyTheRowsWithTheValueAreFound(char separator) {
    List<Domain<?>> domains = domains(separator).toList();
    for (Domain<?> first : domains) {
      for (Domain<?> second : domains) {
        assertEquality(first, second, separator);
      }
    }
  }

  private static <A, B> void assertEquality(Domain<A> first, Domain<B> second, char separator) {
    Rows<A, B> rows = Rows.of(first, second, separator);
    for (A a : first.values()) {
      ColumnScan<String> scan =
          ColumnScan.text("partitionKey", separator, 2).part(first.middle(), a);
      rows.assertHolds(
          scan.all(), first + " " + a, row -> first.order().compare(row.first(), a) == 0);
      for (B b : second.values()) {
        rows.assertHolds(
            scan.equal(second.last(), b),
            first + " " + a + ", " + second + " " + b,
            row ->
                first.order().compare(row.first(), a) == 0
                    && second.order().compare(row.second(), b) == 0);
      }
    }
  }

  private static Stream<Domain<?>> domains(char separator) {
    DecimalPart number = DecimalPart.unpadded("number");
    DecimalPart padded = DecimalPart.padded("padded", 19).inReverse();
    StringPart text = StringPart.of("text");
    HexPart bytes = HexPart.of("bytes");
    CodePart<Domain.Side> side = CodePart.of("side", Domain.Side.values(), "A", "A1", "A10");
    Comparator<Long> ascending = Comparator.naturalOrder();
    Comparator<String> alphabetical = Comparator.naturalOrder();
    return Stream.of(
        new Domain<>("unpadded", number.before(separator), number, ascending, NUMBERS),
        new Domain<>(
            "unpadded reversed",
            number.inReverse().before(separator),
            number.inReverse(),
            ascending,
            NUMBERS),
        new Domain<>("reversed", padded, padded, ascending, List.of(0L, 1L, 10L, Long.MAX_VALUE)),
        new Domain<>("text", text.unorderedBefore(separator), text, alphabetical, TEXTS),
        new Domain<>(
            "text reversed",
            text.inReverse().unorderedBefore(separator),
            text.inReverse(),
            alphabetical,
            TEXTS),
        new Domain<>("text escaped", text.escapedBefore(separator), text, alphabetical, TEXTS),
        new Domain<>(
            "bytes",
            bytes.before(separator),
            bytes,
            Arrays::compareUnsigned,
            List.of(new byte[0], new byte[1], new byte[] {0, 15}, new byte[] {-1})),
        new Domain<>(
            "code",
            side.before(separator),
            side,
            Comparator.naturalOrder(),
            List.of(Domain.Side.values())));
  }
}
