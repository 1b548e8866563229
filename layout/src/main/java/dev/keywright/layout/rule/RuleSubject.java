package dev.keywright.layout.rule;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.ValueLimits;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A part in its column, as annotations declare it or as a signature has it: all that the rules ask.
 *
 * @param type what messages call its type
 * @param member what messages call the type of the member, if it wraps the value; else empty
 * @param written the attributes that the author wrote; those of {@code @EncodedText} begin with a
 *     dot, the {@code floor} of {@code @EncodedNumber} with the name of that
 * @param words what messages say in place of a word of the annotations
 */
public record RuleSubject(
    PartSignature part,
    Place place,
    ColumnFacts column,
    String type,
    String member,
    Set<String> written,
    Map<String, String> words) {

  String name() {
    return part.name();
  }

  LayoutFormat format() {
    return place.format();
  }

  boolean isText() {
    return place.format().isText();
  }

  Encoding encoding() {
    return part.encoding();
  }

  Optional<HashSignature> hash() {
    return part.hash();
  }

  boolean is(Kind kind) {
    return part.kind() == kind;
  }

  /**
   * Whether an attribute says something of the part, by the name that its annotation has for it.
   */
  boolean has(String attribute) {
    ValueLimits limits = part.limits();
    return switch (attribute) {
      case "signed" -> encoding().signed();
      case "direction" -> encoding().descending();
      case "reversed" -> encoding().reversed();
      case "reversedLabels" -> encoding().labels();
      case "hashPrefix" -> hash().isPresent();
      case "min" -> limits.min().isPresent();
      case "max" -> limits.max().isPresent();
      case "minLength" -> limits.minLength().isPresent();
      case "maxLength" -> limits.maxLength().isPresent();
      case "alphabet" -> limits.alphabet().isPresent();
      default -> written.contains(attribute);
    };
  }

  /** How long a value lasts, such as a day; empty for points in time and for all other types. */
  Optional<String> period() {
    return part.type().period();
  }

  /** What a message says in place of a word in braces. */
  String word(String key) {
    return switch (key) {
      case "name" -> name();
      case "type" -> type;
      case "member" -> member.isEmpty() ? type : member;
      case "format" -> format().toString();
      case "column" -> column.name();
      case "columnParts" -> String.valueOf(column.parts().size());
      case "added" -> column.added();
      case "list" -> part.type() instanceof ListType list && list.isMap() ? "map" : "list";
      case "period" -> period().orElseThrow();
      case "timeValue" -> encoding().time().orElseThrow().toString();
      case "number" -> encoding().number().orElseThrow().encoding().toString();
      case "width" -> String.valueOf(encoding().number().orElseThrow().width());
      case "text" -> encoding().text().orElseThrow().encoding().toString();
      case "padValue" -> String.valueOf(encoding().pad());
      case "digits" -> String.valueOf(hash().orElseThrow().digits());
      case "hash" -> hash().orElseThrow().function().toString();
      default -> words.getOrDefault(key, key);
    };
  }
}
