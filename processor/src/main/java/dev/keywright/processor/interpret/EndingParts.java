package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.TypeRef;
import java.util.List;

/** The parts that end a key and that no member of the entity holds. */
final class EndingParts {
  private EndingParts() {}

  static Part suffix(DeclaredAnnotation suffix) {
    return part(
        Part.UNIQUE_SUFFIX,
        new SuffixType(suffix.integer("length")),
        TypeRef.of("java.lang", "String"),
        Encoding.PLAIN,
        Facts.none(suffix.spot()));
  }

  static Part chunk(DeclaredAnnotation chunked, LayoutFormat format) {
    Facts facts = Facts.none(chunked.spot());
    boolean isText = format.isText();
    return part(
        Part.CHUNK,
        SimpleType.INT,
        TypeRef.of("", "int"),
        isText ? Encoding.PLAIN.withPad(chunked.integer("pad")) : Encoding.PLAIN,
        // Padding says so itself.
        isText ? facts : facts.with("min", 0L));
  }

  private static Part part(
      String name, TypeSignature type, TypeRef javaType, Encoding encoding, Facts facts) {
    return Part.of(
            name,
            new PartType.Plain(type),
            Property.none(javaType),
            Declaration.ending(facts.origins().spot()))
        .with(encoding)
        .with(facts);
  }

  /**
   * Whether they end the key: what is random, or counts chunks, would break every scan elsewhere.
   */
  static boolean areLast(List<Part> endings, List<Column> columns) {
    List<Part> all = columns.stream().flatMap(it -> it.parts().stream()).toList();
    List<Part> end = all.subList(Math.max(0, all.size() - endings.size()), all.size());
    boolean isBeforeBucket =
        columns.stream().anyMatch(it -> endings.stream().anyMatch(it::isBeforeBucket));
    return end.equals(endings) && !isBeforeBucket;
  }
}
