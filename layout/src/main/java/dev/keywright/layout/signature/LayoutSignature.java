package dev.keywright.layout.signature;

import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All that the bytes of a key depend on, as a value: what a generated key prints as {@code LAYOUT}.
 *
 * <p>{@link #parse} and {@link #toString} are inverse to each other. A signature that was put
 * together by hand is checked by parsing what it prints.
 *
 * @param separator the character between the parts of a TEXT column without a template; NUL if
 *     there is none, as in all other formats
 * @param escape whether TEXT parts may hold the separator
 * @param partitionColumns how many of the columns, from the first on, are the partition key; more
 *     than one only if each is kept as the store's own type
 * @param columns in the store's order
 */
public record LayoutSignature(
    LayoutFormat format,
    char separator,
    boolean escape,
    int partitionColumns,
    List<ColumnSignature> columns) {

  public LayoutSignature {
    boolean isText = format.isText();
    // Where nothing stands between parts of bytes, there is nothing that a template says.
    columns =
        ColumnList.of(
            columns.stream()
                .map(
                    it ->
                        !isText && it.template().filter(Template::isBare).isPresent()
                            ? it.withoutTemplate()
                            : it)
                .toList());
    if (!isText || !hasSeparator(columns)) {
      separator = '\0';
      escape = false;
    }
  }

  // Where templates say it all, a separator would be one more thing that could differ.
  private static boolean hasSeparator(List<ColumnSignature> columns) {
    return columns.stream().allMatch(it -> it.template().isEmpty())
        || columns.stream()
            .anyMatch(it -> it.template().isEmpty() && (it.items() > 1 || it.endsInList()));
  }

  /** Whether a separator is declared: not in columns of bytes, nor where templates say all. */
  public boolean hasSeparator() {
    return format.isText() && hasSeparator(columns);
  }

  /** A layout in TEXT. */
  public static LayoutSignature text(
      char separator, boolean escape, List<ColumnSignature> columns) {
    return new LayoutSignature(LayoutFormat.TEXT, separator, escape, 1, columns);
  }

  /** A layout in FDB_TUPLE. */
  public static LayoutSignature tuple(List<ColumnSignature> columns) {
    return new LayoutSignature(LayoutFormat.FDB_TUPLE, '\0', false, 1, columns);
  }

  /** A layout in BINARY. */
  public static LayoutSignature binary(List<ColumnSignature> columns) {
    return new LayoutSignature(LayoutFormat.BINARY, '\0', false, 1, columns);
  }

  /** The same layout, the first so many columns of which are the partition key. */
  public LayoutSignature withPartitionColumns(int count) {
    return new LayoutSignature(format, separator, escape, count, columns);
  }

  /** The same layout with other columns. */
  public LayoutSignature withColumns(List<ColumnSignature> others) {
    return new LayoutSignature(format, separator, escape, partitionColumns, others);
  }

  /**
   * Reads a signature as {@link #toString} prints it.
   *
   * @throws MalformedSignatureException if the text is not one, or no key can be written like this
   */
  public static LayoutSignature parse(String signature) {
    return new SignatureParser(signature).parse();
  }

  /** The parts of all columns, in their order; each once, where it is first. */
  public Stream<PartSignature> parts() {
    Set<String> seen = new HashSet<>();
    return columns.stream()
        .flatMap(column -> column.parts().stream())
        .filter(part -> seen.add(part.name()));
  }

  /**
   * What is between the parts of a column: its template, or separators. What separates the parts of
   * a list is the list's own.
   */
  public Template template(int columnIndex) {
    return delimiters(columnIndex).template();
  }

  /** All that a column writes besides its bucket and its parts. */
  public Delimiters delimiters(int columnIndex) {
    return Delimiters.of(this, columns.get(columnIndex));
  }

  /** The parts of one column, each where it is. */
  public List<PlacedPart> places(int columnIndex) {
    return IntStream.range(0, columns.get(columnIndex).parts().size())
        .mapToObj(index -> new PlacedPart(this, columnIndex, index))
        .toList();
  }

  /** Whether a part is in a column before this one. */
  boolean isBefore(int column, String part) {
    return ((ColumnList) columns).isBefore(column, part);
  }

  /** Where one part is: first itself, then its copies. */
  public List<PlacedPart> places(String part) {
    return ((ColumnList) columns)
        .of(part).stream().map(it -> new PlacedPart(this, it.column(), it.index())).toList();
  }

  /** The parts of all columns, each where it is, copies included. */
  public Stream<PlacedPart> places() {
    return IntStream.range(0, columns.size()).boxed().flatMap(index -> places(index).stream());
  }

  /** A layout in TEXT, every column of which shows what is between its parts. */
  public static LayoutSignature text(List<ColumnSignature> columns) {
    return text('\0', false, columns);
  }

  /** The signature: one line, such as {@code TEXT separator=',' | partitionKey: id int pad=6}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(format.toString());
    if (hasSeparator()) {
      text.append(" separator=").append(JavaLiteral.of(separator)).append(escape ? " escape" : "");
    }
    if (partitionColumns != 1) {
      text.append(" partition=").append(partitionColumns);
    }
    pieces().forEach(column -> text.append(" | ").append(String.join("", column)));
    return text.toString();
  }

  /** The columns of the signature, each in pieces between which a line may end. */
  public List<List<String>> pieces() {
    List<List<String>> pieces = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (ColumnSignature column : columns) {
      pieces.add(column.pieces(seen::contains));
      column.parts().forEach(part -> seen.add(part.name()));
    }
    return pieces;
  }
}
