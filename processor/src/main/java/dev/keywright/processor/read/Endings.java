package dev.keywright.processor.read;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.TypeRef;
import java.util.Optional;

/** The parts that end a key and that no member of the entity holds. */
final class Endings {
  private Endings() {}

  static Part suffix(AnnotationValues values, SourceSpot spot) {
    return part(
        Part.UNIQUE_SUFFIX,
        new SuffixType(values.integer("length")),
        TypeRef.of("java.lang", "String"),
        Encoding.PLAIN,
        Facts.none(spot));
  }

  static Part chunk(AnnotationValues values, LayoutFormat format, SourceSpot spot) {
    Facts facts = Facts.none(spot);
    boolean isText = format.isText();
    return part(
        Part.CHUNK,
        SimpleType.INT,
        TypeRefs.plain("int"),
        isText ? Encoding.padded(values.integer("pad")) : Encoding.PLAIN,
        // Padding says so itself.
        isText ? facts : facts.with(facts.limits().withMin(0)));
  }

  private static Part part(
      String name, TypeSignature type, TypeRef javaType, Encoding encoding, Facts facts) {
    return new Part(
        name,
        new PartType.Plain(type),
        encoding,
        Optional.empty(),
        /* ordered= */ true,
        facts,
        Property.none(javaType),
        Declaration.ending(facts.origins().spot()));
  }
}
