package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.Hash;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.natives.NativeString;
import dev.keywright.runtime.text.Alphabet;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import java.util.Optional;

/** The snippets that generated code needs of one part. */
record PartCode(Layout layout, GeneratedNames names, Column column, Part part) {
  private static final int LAST_ASCII = 0x7F;

  String name() {
    return part.name();
  }

  TypeName type() {
    return Types.of(part.javaType());
  }

  ParameterSpec parameter() {
    return ParameterSpec.builder(type(), name()).build();
  }

  String codec() {
    return names.codec(part);
  }

  Optional<Hash> hash() {
    return part.options().hash();
  }

  String hashName() {
    return names.hash(part);
  }

  String wrapperName() {
    return names.wrapper(part);
  }

  boolean isWrapped() {
    return !part.wrappings().isEmpty();
  }

  boolean isLast() {
    return column.isLast(part);
  }

  /** The encoded value of an expression of this part's type: the one inside its wrapper. */
  CodeBlock unwrapped(CodeBlock value) {
    return isWrapped() ? CodeBlock.of("$L.unwrap($L)", wrapperName(), value) : value;
  }

  /** The value that a codec read, in the type that users see. */
  CodeBlock wrapped(CodeBlock position, CodeBlock value) {
    return isWrapped() ? CodeBlock.of("$L.wrap($L, $L)", wrapperName(), position, value) : value;
  }

  /** Reads the part from {@code in}. */
  CodeBlock read(String in) {
    return wrapped(CodeBlock.of("$L.position()", in), readStored(in));
  }

  private CodeBlock readStored(String in) {
    if (part.type() instanceof PartType.Whole whole) {
      CodeBlock number = CodeBlock.of("$L.readLong($L)", codec(), in);
      return whole.javaName().equals("long")
          ? number
          : CodeBlock.of("($L) $L", whole.javaName(), number);
    }
    if (part.type() instanceof PartType.Flag) {
      return CodeBlock.of("$L.readBoolean($L)", codec(), in);
    }
    String method = part.type() instanceof PartType.Char ? "readChar" : "read";
    return CodeBlock.of("$L.$L($L)", codec(), method, in);
  }

  /** Whether the encoded part can hold nothing but ASCII characters. */
  boolean isAscii() {
    if (part.type() instanceof PartType.Text || part.type() instanceof PartType.Char) {
      return part.facts()
          .alphabet()
          .map(Alphabet::of)
          .filter(it -> it.next(LAST_ASCII) < 0)
          .isPresent();
    }
    return !(part.type() instanceof PartType.Codes codes)
        || codes.constants().stream()
            .allMatch(constant -> constant.code().chars().allMatch(c -> c <= LAST_ASCII));
  }

  boolean isArray() {
    return part.javaType().name().equals("byte[]");
  }

  /** The type of the codec constant. */
  TypeName codecType() {
    PartType type = part.type();
    if (column.nativeType()) {
      return ClassName.get(nativeCodec(type));
    }
    ClassName codec = ClassName.get(layout.isBinary() ? BinarySource.codec(type) : textCodec(type));
    return type instanceof PartType.Time || type instanceof PartType.Codes
        ? ParameterizedTypeName.get(codec, Types.of(part.storedType()))
        : codec;
  }

  private static Class<?> nativeCodec(PartType type) {
    if (type instanceof PartType.Text) {
      return NativeString.class;
    }
    return type instanceof PartType.Bytes ? NativeBytes.class : NativeLong.class;
  }

  /** The type of the hash prefix constant. */
  ClassName hashType() {
    return ClassName.get(layout.isBinary() ? BinaryHash.class : HashPrefix.class);
  }

  /** How many characters or bytes the hash prefix has; 0 without one. */
  int hashWidth() {
    int digits = hash().map(Hash::digits).orElse(0);
    return layout.isBinary() ? digits / 2 : digits;
  }

  /** Whether it is among the parts that decide the bucket. */
  boolean isBucketed() {
    return layout.bucketedParts().contains(part);
  }

  private static Class<?> textCodec(PartType type) {
    if (type instanceof PartType.Time) {
      return TimePart.class;
    } else if (type instanceof PartType.Codes) {
      return CodePart.class;
    } else if (type instanceof PartType.Suffix) {
      return SuffixPart.class;
    } else if (type instanceof PartType.Whole) {
      return DecimalPart.class;
    } else if (type instanceof PartType.Text) {
      return StringPart.class;
    } else if (type instanceof PartType.Bytes) {
      return HexPart.class;
    } else if (type instanceof PartType.Char) {
      return CharPart.class;
    }
    return type instanceof PartType.Uuid ? UuidPart.class : FlagPart.class;
  }
}
