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
import dev.keywright.runtime.codec.Accepted;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    boolean isText = part.part().is(Kind.TEXT);
    TypeName beginnings =
        ParameterizedTypeName.get(
            ClassName.get(isText ? TextBeginnings.class : BytesBeginnings.class),
            key.rangeType(part.column()));
    return method("the beginnings of", beginnings, isText ? "texts" : "bytes", ofType());
  }

  private MethodSpec names() {
    TypeName names =
        ParameterizedTypeName.get(ClassName.get(NameBounds.class), key.rangeType(part.column()));
    return method("the names of a domain in", names, "names", CodeBlock.of("$L", part.codec()));
  }

  private CodeBlock ofType() {
    return part.isWrapped()
        ? CodeBlock.of("$L, $L", part.wrapperName(), part.codec())
        : CodeBlock.of("$L", part.codec());
  }

  private MethodSpec method() {
    CodeBlock codec = CodeBlock.of("$L", part.codec());
    CodeBlock ofType = ofType();
    return switch (part.part().signature().kind()) {
      case TEXT ->
          part.part().hasBeginnings()
              ? method(bounds(TextBounds.class), "texts", ofType)
              : method(bounds(ValueBounds.class), "values", ofType);
      case BYTES ->
          part.part().hasBeginnings()
              ? method(bounds(BytesBounds.class), "bytes", ofType)
              : method(bounds(ValueBounds.class), "values", ofType);
      case WHOLE -> {
        if (part.isWrapped()) {
          yield method(bounds(ValueBounds.class), "wholes", ofType);
        }
        yield part.type().equals(TypeName.LONG)
            ? method(numbers(LongBounds.class), "longs", codec)
            : method(numbers(IntBounds.class), "ints", codec);
      }
      case LIST ->
          part.isMap()
              ? method(elements(MapBounds.class), "maps", ofType)
              : method(elements(ListBounds.class), "lists", ofType);
      case FRACTION, FLAG, CHARACTER, UUID, TIME, CODES, SUFFIX ->
          method(bounds(ValueBounds.class), part.isFloored() ? "floored" : "values", ofType);
    };
  }

  private MethodSpec firstElements() {
    return part.isMap()
        ? method("the first entries of", elements(MapBeginnings.class), "maps", ofType())
        : method("the first elements of", elements(ListBeginnings.class), "lists", ofType());
  }

  private TypeName elements(Class<?> bounds) {
    List<TypeName> types = new ArrayList<>(List.of(part.typeArguments()));
    types.add(key.rangeType(part.column()));
    return ParameterizedTypeName.get(ClassName.get(bounds), types.toArray(TypeName[]::new));
  }

  private TypeName bounds(Class<?> bounds) {
    return ParameterizedTypeName.get(
        ClassName.get(bounds), Types.boxed(part.type()), key.rangeType(part.column()));
  }

  private TypeName numbers(Class<?> bounds) {
    return ParameterizedTypeName.get(ClassName.get(bounds), key.rangeType(part.column()));
  }

  private MethodSpec method(TypeName bounds, String factory, CodeBlock codec) {
    return method("ranges of", bounds, factory, codec);
  }

  private MethodSpec method(String what, TypeName bounds, String factory, CodeBlock codec) {
    return MethodSpec.methodBuilder(part.name())
        .addJavadoc(
            "Asks for $L {@code $L}, written as $L.\n",
            what,
            part.name(),
            KeyJavadoc.html(form().startsWith(AS) ? form().substring(AS.length()) : form()))
        .addJavadoc(ScatteredJavadoc.of(key.layout(), part.column(), "such a range"))
        .addModifiers(Modifier.PUBLIC)
        .returns(bounds)
        .addStatement("return scan.$L($L)", factory, codec)
        .build();
  }

  /** How the part is written, and which numbers it holds if its type has more. */
  private String form() {
    String form = PartForm.of(part);
    if (!part.part().is(Kind.WHOLE)) {
      return form;
    }
    Accepted numbers = part.encoding().accepted();
    TypeSignature type = part.part().signature().type();
    return numbers.min() > type.smallest() || numbers.max() < type.largest()
        ? form + ", " + numbers.min() + " to " + numbers.max()
        : form;
  }
}
