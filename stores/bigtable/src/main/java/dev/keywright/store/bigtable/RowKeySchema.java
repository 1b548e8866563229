package dev.keywright.store.bigtable;

import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.layout.Template;
import dev.keywright.store.UnsupportedLayoutException;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A layout as a structured row key schema of Bigtable, by which GoogleSQL reads the parts of a row
 * key: {@code SELECT device FROM events}.
 *
 * <p>The file is what {@code gcloud beta bigtable tables update --row-key-schema-definition-file}
 * reads: <a href="https://cloud.google.com/sdk/gcloud/reference/bigtable/tables/update">its
 * reference</a> shows the form, and <a
 * href="https://cloud.google.com/bigtable/docs/reference/admin/rpc/google.bigtable.admin.v2#struct">
 * google.bigtable.admin.v2.Type.Struct</a> says what may stand in a field: no byte up to the first
 * of the delimiter. Each part is a string, as TEXT writes it.
 */
final class RowKeySchema {
  private static final String STORE = "Bigtable's row key schema";
  private static final int LONGEST_DELIMITER = 50;
  private static final Set<String> RESERVED = Set.of("_key", "_timestamp");

  private final LayoutSignature layout;

  private RowKeySchema(LayoutSignature layout) {
    this.layout = layout;
  }

  /**
   * The schema as YAML.
   *
   * @throws UnsupportedLayoutException if a schema cannot say what the layout does
   */
  static String yaml(LayoutSignature layout) {
    return new RowKeySchema(layout).yaml();
  }

  private String yaml() {
    ColumnSignature column = column();
    List<PartSignature> parts = column.parts();
    parts.forEach(RowKeySchema::requirePlain);
    StringBuilder yaml = new StringBuilder("encoding:\n");
    if (parts.size() == 1) {
      requireNoLiterals(layout.template(0));
      yaml.append("  singleton: {}\n");
    } else {
      String delimiter = delimiter(layout.template(0));
      requireAbove(parts, delimiter);
      yaml.append("  delimitedBytes:\n    delimiter: ").append(quoted(delimiter)).append('\n');
    }
    yaml.append("fields:\n");
    for (PartSignature part : parts) {
      yaml.append("- fieldName: ")
          .append(quoted(part.name()))
          .append("\n  type:\n    stringType:\n      encoding:\n        utf8Bytes: {}\n");
    }
    return yaml.toString();
  }

  private ColumnSignature column() {
    if (layout.columns().size() > 1) {
      throw refused(
          "it has "
              + layout.columns().size()
              + " columns, which the row key joins with bytes 00 01; make all parts parts of the"
              + " partition key");
    }
    ColumnSignature column = layout.columns().get(0);
    if (layout.format() == LayoutFormat.BINARY || column.nativeType()) {
      throw refused(
          "it writes bytes that the schema has no type for; use TEXT, without nativeType");
    }
    if (column.bucket().isPresent()) {
      throw refused("it begins with a bucket, which is no field; ask such tables by scans");
    }
    if (column.parts().isEmpty()) {
      throw refused("it has no parts, and a schema needs a field");
    }
    return column;
  }

  private static void requirePlain(PartSignature part) {
    if (part.hash().isPresent()) {
      throw refused(
          "a hash prefix stands before " + part.name() + " without a delimiter between them");
    }
    if (RESERVED.contains(part.name())) {
      throw refused(part.name() + " is a name of Bigtable's own; rename the part");
    }
  }

  private static void requireNoLiterals(Template template) {
    for (String literal : template.literals()) {
      if (!literal.isEmpty()) {
        throw refused(
            "its literal \"" + literal + "\" stands in front or at the end, where no field is");
      }
    }
  }

  /** What stands between all parts: the same text each time, and nothing in front or at the end. */
  private String delimiter(Template template) {
    List<String> literals = template.literals();
    int last = literals.size() - 1;
    requireNoLiterals(new Template(List.of(literals.get(0), literals.get(last)), false));
    List<String> between = literals.subList(1, last).stream().distinct().toList();
    if (between.size() > 1) {
      throw refused("its parts have different literals between them, and a schema one delimiter");
    }
    String delimiter = between.get(0);
    if (delimiter.isEmpty() || delimiter.length() > LONGEST_DELIMITER) {
      throw refused(
          "its parts have "
              + (delimiter.isEmpty() ? "nothing" : delimiter.length() + " characters")
              + " between them, and a delimiter has 1 to "
              + LONGEST_DELIMITER);
    }
    if (template.escape()) {
      throw refused("escape = true writes a delimiter inside a part, which a schema cannot undo");
    }
    return delimiter;
  }

  private void requireAbove(List<PartSignature> parts, String delimiter) {
    LayoutCodec codec = LayoutCodec.of(layout);
    for (PartSignature part : parts) {
      int least = LeastCharacter.of(part, codec.part(part.name()));
      if (least <= delimiter.codePointAt(0)) {
        throw refused(
            part.name()
                + " may hold "
                + (least < ' '
                    ? String.format(Locale.ROOT, "U+%04X", least)
                    : "'" + (char) least + "'")
                + ", which is not above the delimiter '"
                + delimiter
                + "'; choose a lower @Separator, or leave the character out of its"
                + " @Domain(alphabet)");
      }
    }
  }

  /** As YAML quotes a text; a word such as {@code on} would be something else without quotes. */
  private static String quoted(String text) {
    if (text.chars().allMatch(c -> c >= ' ' && c != 0x7F)) {
      return "'" + text.replace("'", "''") + "'";
    }
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> {
              if (c < ' ' || c == 0x7F) {
                quoted.append(String.format(Locale.ROOT, "\\x%02x", c));
              } else {
                quoted.append(c == '"' || c == '\\' ? "\\" : "").append((char) c);
              }
            });
    return quoted.append('"').toString();
  }

  private static UnsupportedLayoutException refused(String reason) {
    return new UnsupportedLayoutException(STORE, reason);
  }
}
