package dev.keywright.layout.signature;

import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a layout signature: its columns and what is in them. The grammar is in {@code
 * docs/formats.md}.
 */
final class SignatureParser {
  private static final String PARTITION = " partition=";
  private static final List<String> FORMATS =
      Arrays.stream(LayoutFormat.values()).map(Enum::name).toList();

  private final String text;
  private final SignatureReader in;
  private final List<Integer> itemPositions = new ArrayList<>();
  private final Map<String, PartSignature> known = new HashMap<>();

  SignatureParser(String text) {
    this.text = text;
    this.in = new SignatureReader(text);
  }

  LayoutSignature parse() {
    LayoutSignature signature = layout();
    new SignatureRules(signature, itemPositions).check();
    requireCanonical(signature);
    return signature;
  }

  private LayoutSignature layout() {
    if (in.accept("BINARY")) {
      int partition = partitionColumns();
      return LayoutSignature.binary(columns()).withPartitionColumns(partition);
    }
    if (in.accept("FDB_TUPLE")) {
      int partition = partitionColumns();
      return LayoutSignature.tuple(columns()).withPartitionColumns(partition);
    }
    if (in.isBefore("TEXT | ") || in.isBefore("TEXT" + PARTITION)) {
      in.expect("TEXT");
      int partition = partitionColumns();
      int position = in.position() + 1;
      LayoutSignature layout = LayoutSignature.text(columns()).withPartitionColumns(partition);
      if (layout.hasSeparator()) {
        throw MalformedSignatureException.expected(
            "a separator of the parts, such as \"separator=','\", or literals between them",
            text,
            position);
      }
      return layout;
    }
    if (!in.accept("TEXT separator=")) {
      boolean isText = in.accept("TEXT ");
      throw in.expected(
          isText
              ? "\"separator=\", \"partition=\" or \"| \""
              : "\"BINARY\", \"FDB_TUPLE\", \"TEXT separator=\" or \"TEXT | \"",
          isText ? in.nextWord().replaceFirst("=.*", "") : in.nextWord(),
          isText ? List.of("separator", "partition") : FORMATS);
    }
    char separator = in.character();
    boolean escape = in.accept(" escape");
    int partition = partitionColumns();
    return LayoutSignature.text(separator, escape, columns()).withPartitionColumns(partition);
  }

  private int partitionColumns() {
    return in.accept(PARTITION) ? in.number() : 1;
  }

  private List<ColumnSignature> columns() {
    List<ColumnSignature> columns = new ArrayList<>();
    in.expect(" | ");
    do {
      columns.add(column());
    } while (in.accept(" | "));
    if (!in.isAtEnd()) {
      throw in.unendedPart();
    }
    return columns;
  }

  private ColumnSignature column() {
    ColumnSignature column = new ColumnParser(in, itemPositions, known).column();
    column.parts().forEach(part -> known.putIfAbsent(part.name(), part));
    return column;
  }

  private void requireCanonical(LayoutSignature signature) {
    String printed = signature.toString();
    int mismatch =
        printed.equals(text) ? -1 : Arrays.mismatch(printed.toCharArray(), text.toCharArray());
    if (mismatch >= 0) {
      int end = Math.min(printed.length(), mismatch + 24);
      throw MalformedSignatureException.expected(
          JavaLiteral.of(printed.substring(mismatch, end)), text, mismatch);
    }
  }
}
