package dev.keywright.processor.emit.scan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.emit.javadoc.KeyJavadoc;
import dev.keywright.processor.emit.javadoc.PartForm;
import dev.keywright.processor.emit.javadoc.ScatteredJavadoc;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.scan.BytesBeginnings;
import dev.keywright.runtime.scan.BytesBounds;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.ListBeginnings;
import dev.keywright.runtime.scan.ListBounds;
import dev.keywright.runtime.scan.LongBounds;
import dev.keywright.runtime.scan.MapBeginnings;
import dev.keywright.runtime.scan.MapBounds;
import dev.keywright.runtime.scan.NameBounds;
import dev.keywright.runtime.scan.TextBeginnings;
import dev.keywright.runtime.scan.TextBounds;
import dev.keywright.runtime.scan.ValueBounds;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** {@code deviceId()} of a scan's stage: what can be asked of the part that comes next. */
record BoundsMethod(KeyParts key, PartCode part) {
  private static final String AS = "as ";

  /** The method, unless neither a range of values nor a beginning of them is one range of keys. */
  static Optional<MethodSpec> of(KeyParts key, PartCode part) {
    if (key.layout().isFoundWithOthers(part.column())) {
      return Optional.empty();
    }
    BoundsMethod bounds = new BoundsMethod(key, part);
    if (part.part().keepsOrder() && !part.part().is(Kind.SUFFIX)) {
      return Optional.of(bounds.method());
    }
    if (part.part().is(Kind.LIST)) {
      // Characters below the separator stand between a list and those that begin with it.
      boolean isJoined = !key.layout().isBinary() && part.column().template().isEmpty();
      return isJoined ? Optional.empty() : Optional.of(bounds.firstElements());
    }
    if (part.part().hasDomains()) {
      return Optional.of(bounds.names());
    }
    return part.part().hasBeginnings() ? Optional.of(bounds.beginnings()) : Optional.empty();
  }

  private MethodSpec beginnings() {
    return part.part().is(Kind.TEXT)
        ? method("the beginnings of", bounds(TextBeginnings.class), "texts", ofType())
        : method("the beginnings of", bounds(BytesBeginnings.class), "bytes", ofType());
  }

  private MethodSpec names() {
    CodeBlock codec = CodeBlock.of("$L", part.codec());
    return method("the names of a domain in", bounds(NameBounds.class), "names", codec);
  }

  private CodeBlock ofType() {
    return part.isWrapped()
        ? CodeBlock.of("$L, $L", part.wrapperName(), part.codec())
        : CodeBlock.of("$L", part.codec());
  }

  private MethodSpec method() {
    CodeBlock codec = CodeBlock.of("$L", part.codec());
    CodeBlock ofType = ofType();
    TypeName value = Types.boxed(part.type());
    return switch (part.part().signature().kind()) {
      case TEXT ->
          part.part().hasBeginnings()
              ? method(bounds(TextBounds.class, value), "texts", ofType)
              : method(bounds(ValueBounds.class, value), "values", ofType);
      case BYTES ->
          part.part().hasBeginnings()
              ? method(bounds(BytesBounds.class, value), "bytes", ofType)
              : method(bounds(ValueBounds.class, value), "values", ofType);
      case WHOLE -> {
        if (part.isWrapped()) {
          yield method(bounds(ValueBounds.class, value), "wholes", ofType);
        }
        yield part.type().equals(TypeName.LONG)
            ? method(bounds(LongBounds.class), "longs", codec)
            : method(bounds(IntBounds.class), "ints", codec);
      }
      case LIST ->
          part.isMap()
              ? method(bounds(MapBounds.class, part.typeArguments()), "maps", ofType)
              : method(bounds(ListBounds.class, part.typeArguments()), "lists", ofType);
      // Ranges of values fit every type, and need no method of their own.
      default ->
          method(bounds(ValueBounds.class, value), part.isFloored() ? "floored" : "values", ofType);
    };
  }

  private MethodSpec firstElements() {
    return part.isMap()
        ? method(
            "the first entries of",
            bounds(MapBeginnings.class, part.typeArguments()),
            "maps",
            ofType())
        : method(
            "the first elements of",
            bounds(ListBeginnings.class, part.typeArguments()),
            "lists",
            ofType());
  }

  /** The type of bounds whose values have such types, if they do not have always the same. */
  private TypeName bounds(Class<?> bounds, TypeName... values) {
    TypeName range = key.rangeType(part.column());
    return ParameterizedTypeName.get(
        ClassName.get(bounds),
        Stream.concat(Stream.of(values), Stream.of(range)).toArray(TypeName[]::new));
  }

  private MethodSpec method(TypeName bounds, String factory, CodeBlock codec) {
    return method("ranges of", bounds, factory, codec);
  }

  private MethodSpec method(String what, TypeName bounds, String factory, CodeBlock codec) {
    return Types.method(part.name(), bounds, Modifier.PUBLIC)
        .addJavadoc(
            "Asks for $L {@code $L}, written as $L.\n",
            what,
            part.name(),
            KeyJavadoc.html(form().startsWith(AS) ? form().substring(AS.length()) : form()))
        .addJavadoc(ScatteredJavadoc.of(key.layout(), part.column(), "such a range"))
        .addStatement("return scan.$L($L)", factory, codec)
        .build();
  }

  /** How the part is written, and which numbers it holds if its type has more. */
  private String form() {
    String form = PartForm.of(part);
    if (!part.part().is(Kind.WHOLE)) {
      return form;
    }
    AcceptedValues numbers = part.encoding().accepted();
    TypeSignature type = part.part().signature().type();
    return numbers.min() > type.smallest() || numbers.max() < type.largest()
        ? form + ", " + numbers.min() + " to " + numbers.max()
        : form;
  }
}
