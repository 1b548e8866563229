package dev.keywright.runtime.layout;

import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All that the bytes of a key depend on, as a value: what a generated key prints as {@code LAYOUT}.
 *
 * <p>{@link #parse} and {@link #toString} are inverse to each other. A signature that was put
 * together by hand is checked by parsing what it prints.
 *
 * @param separator the character between the parts of a TEXT column; NUL in BINARY
 * @param escape whether TEXT parts may hold the separator
 * @param columns in the store's order; the first is the partition column
 */
public record LayoutSignature(
    LayoutFormat format, char separator, boolean escape, List<ColumnSignature> columns) {

  public LayoutSignature {
    columns = List.copyOf(columns);
  }

  /** A layout in TEXT. */
  public static LayoutSignature text(
      char separator, boolean escape, List<ColumnSignature> columns) {
    return new LayoutSignature(LayoutFormat.TEXT, separator, escape, columns);
  }

  /** A layout in BINARY. */
  public static LayoutSignature binary(List<ColumnSignature> columns) {
    return new LayoutSignature(LayoutFormat.BINARY, '\0', false, columns);
  }

  /**
   * Reads a signature as {@link #toString} prints it.
   *
   * @throws MalformedSignatureException if the text is not one, or no key can be written like this
   */
  public static LayoutSignature parse(String signature) {
    return new SignatureParser(signature).parse();
  }

  /** The parts of all columns, in their order. */
  public Stream<PartSignature> parts() {
    return columns.stream().flatMap(column -> column.parts().stream());
  }

  /** The parts of one column, each where it stands. */
  public List<PartPlace> places(int columnIndex) {
    return IntStream.range(0, columns.get(columnIndex).parts().size())
        .mapToObj(index -> new PartPlace(this, columnIndex, index))
        .toList();
  }

  /** The parts of all columns, each where it stands. */
  public Stream<PartPlace> places() {
    return IntStream.range(0, columns.size()).boxed().flatMap(index -> places(index).stream());
  }

  /** The signature: one line, such as {@code TEXT separator=',' | partitionKey: id int pad=6}. */
  @Override
  public String toString() {
    String head = format.toString();
    if (format == LayoutFormat.TEXT) {
      head += " separator=" + JavaLiteral.of(separator) + (escape ? " escape" : "");
    }
    return columns.stream()
        .map(ColumnSignature::toString)
        .collect(Collectors.joining(" | ", head + " | ", ""));
  }
}
