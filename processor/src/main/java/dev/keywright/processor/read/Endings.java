package dev.keywright.processor.read;

import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Format;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.TypeRef;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The parts that end a key and that no member of the entity holds. */
final class Endings {
  static final int DEFAULT_CHUNK = 2 * 1024 * 1024;
  private static final int DEFAULT_SUFFIX = 8;
  private static final int DEFAULT_PAD = 4;

  private Endings() {}

  static Part suffix(AnnotationValues values, SourceSpot spot) {
    PartType type = new PartType.Suffix(values.get("length", DEFAULT_SUFFIX));
    return part(
        Part.UNIQUE_SUFFIX, type, TypeRef.of("java.lang", "String"), options(0), Facts.none(spot));
  }

  static Part chunk(AnnotationValues values, Format format, SourceSpot spot) {
    int pad = format == Format.TEXT ? values.get("pad", DEFAULT_PAD) : 0;
    // Padding says so itself.
    Facts facts = format == Format.TEXT ? Facts.none(spot) : Facts.none(spot).withMin(0);
    PartType type = new PartType.Whole("int", Integer.MIN_VALUE, Integer.MAX_VALUE);
    return part(Part.CHUNK, type, TypeRefs.plain("int"), options(pad), facts);
  }

  private static PartOptions options(int pad) {
    return new PartOptions(
        Set.of(),
        Integer.MAX_VALUE,
        pad,
        false,
        false,
        false,
        true,
        PartOptions.TimeFormat.EPOCH_MILLIS,
        Optional.empty(),
        "",
        false);
  }

  private static Part part(
      String name, PartType type, TypeRef javaType, PartOptions options, Facts facts) {
    return new Part(
        name,
        type,
        javaType,
        false,
        false,
        List.of(),
        "",
        Optional.empty(),
        options,
        facts,
        facts.spot());
  }
}
