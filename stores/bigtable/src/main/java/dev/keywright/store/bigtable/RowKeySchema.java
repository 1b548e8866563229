package dev.keywright.store.bigtable;

import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.PlacedPart;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.store.UnsupportedLayoutException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The row key schema of a layout, so that GoogleSQL can name the parts of a row key: {@code SELECT
 * host, at FROM events}. Each part is a field of type STRING, as its text is in the key.
 *
 * <p>The service splits a row key at one delimiter, and no field may hold a byte that is as low as
 * the first byte of it. Layouts that need more are refused. Source: Bigtable Admin API v2, {@code
 * Table.row_key_schema} and {@code Type.Struct.Encoding}.
 */
final class RowKeySchema {
  private static final int LONGEST_DELIMITER = 50;
  private static final Set<String> RESERVED = Set.of("_key", "_timestamp");
  private static final char LAST_OF_ASCII = '~';

  private final ColumnSignature column;
  private final List<PlacedPart> places;
  private final List<String> literals;

  private RowKeySchema(LayoutSignature layout) {
    this.column = layout.columns().get(0);
    this.places = layout.places(0);
    this.literals = layout.template(0).literals();
  }

  /**
   * The schema as YAML, for {@code gcloud beta bigtable tables update TABLE
   * --row-key-schema-definition-file=FILE}.
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws UnsupportedLayoutException if a schema cannot say what the layout does
   */
  static String yaml(String layout) {
    LayoutSignature signature = LayoutSignature.parse(layout);
    require(
        signature.format().isText(),
        "its format is "
            + signature.format()
            + ", and a delimiter may be a byte of a value; write the key in TEXT");
    require(
        signature.columns().size() == 1,
        "it has "
            + signature.columns().size()
            + " columns, and a row key is one; make all parts part of the partition key");
    require(
        !signature.template(0).escape(),
        "it escapes characters, which a schema does not undo; remove escape");
    return new RowKeySchema(signature).yaml();
  }

  private String yaml() {
    List<String> fields = new ArrayList<>();
    column.parts().forEach(part -> fields.add(part.name()));
    column.bucket().ifPresent(bucket -> fields.add(bucket.index(), "bucket"));
    fields.forEach(
        name ->
            require(!RESERVED.contains(name), name + " is a name of Bigtable; rename the part"));
    Optional<String> delimiter = delimiter(fields.size());
    for (int i = 0; i < places.size(); i++) {
      check(column.parts().get(i), places.get(i).place(), delimiter);
    }
    StringBuilder yaml = new StringBuilder("encoding:\n");
    delimiter.ifPresentOrElse(
        it -> yaml.append("  delimitedBytes:\n    delimiter: ").append(quoted(it)).append('\n'),
        () -> yaml.append("  singleton: {}\n"));
    yaml.append("fields:\n");
    for (String field : fields) {
      yaml.append("- fieldName: ").append(quoted(field)).append('\n');
      yaml.append("  type:\n    stringType:\n      encoding:\n        utf8Bytes: {}\n");
    }
    return yaml.toString();
  }

  /** What is between the fields; empty if there is but one. */
  private Optional<String> delimiter(int fields) {
    String before = literals.get(0);
    String behind = literals.get(fields);
    require(
        before.isEmpty() && behind.isEmpty(),
        "a literal comes before or after its parts, which is no field; leave "
            + JavaLiteral.of(before.isEmpty() ? behind : before)
            + " out");
    List<String> between = literals.subList(1, fields).stream().distinct().toList();
    require(
        between.size() <= 1,
        "it has the delimiters " + between + ", and a schema has one; write the same everywhere");
    Optional<String> delimiter = between.stream().findFirst();
    delimiter.ifPresent(
        it ->
            require(
                !it.isEmpty() && it.length() <= LONGEST_DELIMITER,
                "nothing, or more than 50 characters, is between parts; write a delimiter"));
    return delimiter;
  }

  private static void check(PartSignature part, Place place, Optional<String> delimiter) {
    require(
        part.kind() != Kind.LIST,
        part.name() + " is a list, and a schema has as many fields for every row");
    require(
        part.hash().isEmpty(),
        "no delimiter is between " + part.name() + " and its hash prefix; use a bucket");
    delimiter
        .map(it -> it.charAt(0))
        .filter(first -> lowest(part, place) <= first)
        .ifPresent(
            first ->
                require(
                    false,
                    part.name()
                        + " may hold characters that are not above the delimiter "
                        + JavaLiteral.of(first)
                        + "; declare its alphabet, or choose a lower delimiter"));
  }

  /** The lowest character that the text of a part may hold. */
  private static int lowest(PartSignature part, Place place) {
    return switch (part.kind()) {
      case TEXT, CHARACTER -> Encodings.of(part, place).accepted().alphabet().next(-1);
      case CODES ->
          part.type() instanceof CodesType codes
              ? Stream.of(codes.codes()).flatMapToInt(String::codePoints).min().orElse(0)
              : 0;
      case TIME -> part.time().isOfDigits() ? '0' : '-';
      case WHOLE -> part.encoding().isPadded() || part.min() >= 0 ? '0' : '-';
      // Digits, and what the lowest and the highest value have between them.
      default ->
          Encodings.of(part, place).codec().extremes().whole().stream()
              .flatMapToInt(it -> it.toString().chars())
              .min()
              .orElse('0');
    };
  }

  private static void require(boolean isHeld, String reason) {
    if (!isHeld) {
      throw new UnsupportedLayoutException("A row key schema of Bigtable", reason);
    }
  }

  private static String quoted(String text) {
    if (text.chars().allMatch(c -> c >= ' ' && c <= LAST_OF_ASCII)) {
      return "'" + text.replace("'", "''") + "'";
    }
    StringBuilder yaml = new StringBuilder("\"");
    HexFormat hex = HexFormat.of();
    text.chars().forEach(c -> yaml.append("\\u").append(hex.toHexDigits((char) c)));
    return yaml.append('"').toString();
  }
}
