package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.time.TimeFormat;

/** The expression that makes the codec of a part of a BINARY column. */
final class BinarySource {
  private final Column column;
  private final Part part;
  private final CodeBlock.Builder code = CodeBlock.builder();

  private BinarySource(Column column, Part part) {
    this.column = column;
    this.part = part;
  }

  static CodeBlock of(Column column, Part part) {
    BinarySource source = new BinarySource(column, part);
    source.add(part.type());
    if (part.options().descending()) {
      source.code.add(".descendingOrder()");
    }
    if (part.options().reversed()) {
      source.code.add(".backToFront()");
    }
    return source.code.build();
  }

  /** The class of the codec. */
  static Class<?> codec(PartType type) {
    if (type instanceof PartType.Whole) {
      return BinaryWhole.class;
    } else if (type instanceof PartType.Floating floating) {
      return floating.javaName().equals("float") ? BinaryFloat.class : BinaryDouble.class;
    } else if (type instanceof PartType.Text) {
      return BinaryString.class;
    } else if (type instanceof PartType.Bytes) {
      return BinaryBytes.class;
    } else if (type instanceof PartType.Time) {
      return BinaryTime.class;
    } else if (type instanceof PartType.Codes) {
      return BinaryCode.class;
    } else if (type instanceof PartType.Char) {
      return BinaryChar.class;
    } else if (type instanceof PartType.Suffix) {
      return BinarySuffix.class;
    }
    return type instanceof PartType.Uuid ? BinaryUuid.class : BinaryFlag.class;
  }

  private void add(PartType type) {
    if (type instanceof PartType.Whole whole) {
      addWhole(whole);
    } else if (type instanceof PartType.Text) {
      code.add("$T.of($S$L)", BinaryString.class, part.name(), CodecSource.alphabet(part));
      addLimits();
    } else if (type instanceof PartType.Bytes) {
      code.add("$T.of($S)", BinaryBytes.class, part.name());
      addLimits();
    } else if (type instanceof PartType.Time time) {
      addTime(time);
    } else if (type instanceof PartType.Codes codes) {
      addCodes(codes);
    } else if (type instanceof PartType.Char) {
      code.add("$T.of($S$L)", BinaryChar.class, part.name(), CodecSource.alphabet(part));
    } else if (type instanceof PartType.Suffix suffix) {
      code.add("$T.of($S, $L)", BinarySuffix.class, part.name(), suffix.length());
    } else {
      code.add("$T.of($S)", codec(type), part.name());
    }
  }

  private void addWhole(PartType.Whole whole) {
    code.add("$T.of($S, $L)", BinaryWhole.class, part.name(), whole.bytes());
    part.facts().min().ifPresent(min -> code.add(".atLeast($L)", Literals.number(min)));
    part.facts().max().ifPresent(max -> code.add(".atMost($L)", Literals.number(max)));
  }

  private void addLimits() {
    code.add(CodecSource.lengths(part));
    addFollowed();
  }

  private void addFollowed() {
    if (!column.isLast(part)) {
      code.add(".followed()");
    }
  }

  private void addTime(PartType.Time time) {
    TypeName type = Types.of(part.storedType());
    if (time.type() == PartType.TimeType.DATE) {
      code.add("$T.of($S, $T.class)", BinaryTime.class, part.name(), type);
    } else {
      code.add(
          "$T.of($S, $T.class, $T.$L)",
          BinaryTime.class,
          part.name(),
          type,
          TimeFormat.class,
          part.options().time());
    }
  }

  private void addCodes(PartType.Codes codes) {
    TypeName type = Types.of(codes.type());
    code.add(
        "$T.of($S,$Wnew $T[] {$L}", BinaryCode.class, part.name(), type, CodecSource.names(codes));
    for (PartType.Constant constant : codes.byCode()) {
      code.add(",$W$L", Literals.text(constant.code()));
    }
    code.add(")");
    addFollowed();
  }
}
