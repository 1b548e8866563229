package dev.keywright.processor.emit.key;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.encoding.HashEncoding;
import dev.keywright.layout.encoding.ItemEncoding;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.HashedParts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.binary.BinaryMap;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.text.TextMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The snippets that generated code needs of one part.
 *
 * @param codec the name of the constant that says how it is written
 * @param encoding how it is written
 * @param hash the hash prefix before it
 * @param wrapperName the name of the constant that says what is inside its type, if anything is
 */
public record PartCode(
    Layout layout,
    InventedNames names,
    Column column,
    Part part,
    String codec,
    PartEncoding<?> encoding,
    Optional<HashEncoding<?>> hash,
    String wrapperName) {
  private static final TypeName ROW = ParameterizedTypeName.get(List.class, Object.class);

  static PartCode of(
      Layout layout, InventedNames names, Column column, Part part, PartEncoding<?> encoding) {
    return new PartCode(
        layout,
        names,
        column,
        part,
        names.codec(part),
        encoding,
        part.hash().map(it -> Encodings.of(it, layout.format())),
        names.wrapper(part));
  }

  /** The same part in a later column, where it has no hash prefix. */
  PartCode copy(String constant) {
    return new PartCode(
        layout, names, column, part, constant, encoding, Optional.empty(), wrapperName);
  }

  /** What writes and reads it. */
  public PartCodec<?, ?> value() {
    return encoding.codec();
  }

  public String name() {
    return part.name();
  }

  /** Whether the constants of another part write this one. */
  public boolean isLike(PartCode other) {
    return value().equals(other.value())
        && hash.map(ItemEncoding::codec).equals(other.hash.map(ItemEncoding::codec))
        && codecType().equals(other.codecType());
  }

  /** The same part, written by the constants of another one. */
  PartCode sharing(PartCode other) {
    return new PartCode(
        layout, other.names, column, part, other.codec, encoding, hash, wrapperName);
  }

  public TypeName type() {
    if (isRows()) {
      return Types.generic(List.class, ROW);
    }
    if (!isList()) {
      return Types.of(part.property().type());
    }
    Class<?> type = isMap() ? SortedMap.class : List.class;
    return Types.generic(type, typeArguments());
  }

  /** The type inside the wrappers. */
  public TypeName storedType() {
    return isRows() ? ROW : isList() ? type() : Types.of(part.storedType());
  }

  public boolean isList() {
    return part.type() instanceof PartType.Repeated;
  }

  /** Whether it is a list of an older version whose elements nothing is made of any more. */
  public boolean isRows() {
    return part.is(Kind.LIST) && !isList();
  }

  public boolean isMap() {
    return part.type() instanceof PartType.Repeated list && list.isMap();
  }

  /** Whether it is a list of values that are parts themselves: no type of the user is in it. */
  public boolean isListOfValues() {
    if (!isList() || isMap() || ((PartType.Repeated) part.type()).arguments().get(0).isRecord()) {
      return false;
    }
    PartCode of = elementParts().get(0);
    return !of.isWrapped() && !of.storedType().isPrimitive();
  }

  /** The type of the elements of a list; those of the keys and of the values of a map. */
  public TypeName[] typeArguments() {
    return ((PartType.Repeated) part.type())
        .arguments().stream().map(it -> Types.boxed(Types.of(it.type()))).toArray(TypeName[]::new);
  }

  /** The type of the elements of a list, or of the entries of a map. */
  TypeName elementType() {
    return isMap() ? Types.generic(Map.Entry.class, typeArguments()) : typeArguments()[0];
  }

  public ParameterSpec parameter() {
    return ParameterSpec.builder(type(), name()).build();
  }

  public String hashName() {
    return names.hash(part);
  }

  /** The parts that its hash prefix is of: it alone, if the layout names no others. */
  public HashedParts hashed() {
    return layout
        .hashedParts()
        .orElseGet(() -> new HashedParts(List.of(part), List.of(part.name())));
  }

  /** The parts of an element of a list. */
  public List<PartCode> elementParts() {
    PartType.Repeated list = (PartType.Repeated) part.type();
    List<PartCode> parts = new ArrayList<>();
    for (Part of : list.parts()) {
      parts.add(
          new PartCode(
              layout,
              names,
              column,
              of,
              names.codec(part, of),
              encoding.elements().get(parts.size()),
              Optional.empty(),
              names.wrapper(part, of)));
    }
    return parts;
  }

  public boolean isWrapped() {
    return !isList() && !part.property().wrappings().isEmpty();
  }

  /** What is inside the variable that has the part's name. */
  public CodeBlock inside() {
    return unwrapped(CodeBlock.of("$N", name()));
  }

  /** The same; of an array a copy, which users may change. */
  public CodeBlock insideCopied() {
    return isArray() ? CodeBlock.of("$L.clone()", inside()) : inside();
  }

  /** The encoded value of an expression of this part's type: the one inside its wrapper. */
  public CodeBlock unwrapped(CodeBlock value) {
    return isWrapped() ? CodeBlock.of("$L.unwrap($L)", wrapperName(), value) : value;
  }

  /** The value that a codec read, in the type that users see. */
  public CodeBlock wrapped(CodeBlock position, CodeBlock value) {
    return isWrapped() ? CodeBlock.of("$L.wrap($L, $L)", wrapperName(), position, value) : value;
  }

  /** Reads the part from a reader. */
  public CodeBlock read(CodeBlock in) {
    // The type of a user is handed no value that has not been checked.
    CodeBlock checked = CodeBlock.of("$L.checked()", in);
    if (isList()) {
      return readStored(isListOfValues() ? CodeBlock.of("$L", in) : checked);
    }
    return isWrapped()
        ? wrapped(CodeBlock.of("$L.position()", in), readStored(checked))
        : readStored(in);
  }

  // Of a primitive type, codecs have a method that reads it without its box.
  private CodeBlock readStored(CodeBlock in) {
    TypeName stored = storedType();
    String method = stored.isPrimitive() ? "read" + Naming.capitalized(stored.toString()) : "read";
    return CodeBlock.of("$L.$L($L)", codec(), method, in);
  }

  /** Whether the encoded part can hold nothing but ASCII characters. */
  public boolean isAscii() {
    return encoding.isAscii();
  }

  /** Whether it is the hour, or another unit, of the time that the entity has. */
  public boolean isFloored() {
    return part.encoding().floor().isPresent();
  }

  public boolean isArray() {
    return part.property().type().name().equals("byte[]");
  }

  /** The type of the codec constant. */
  TypeName codecType() {
    if (isMap()) {
      Class<?> map = layout.isBinary() ? BinaryMap.class : TextMap.class;
      return Types.generic(map, typeArguments());
    }
    ClassName type = ClassName.get(value().getClass());
    return value().getClass().getTypeParameters().length == 0
        ? type
        : ParameterizedTypeName.get(type, isList() ? elementType() : Types.boxed(storedType()));
  }

  /** Whether it is among the parts that decide the bucket. */
  public boolean isBucketed() {
    return layout.bucketedParts().contains(part);
  }
}
