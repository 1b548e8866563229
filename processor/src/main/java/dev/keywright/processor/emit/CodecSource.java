package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.example.ColumnText;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.Hash;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.natives.NativeString;
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
import dev.keywright.runtime.time.TimeFormat;

/** The expression that makes the codec of a part: as the runtime makes it of a signature. */
final class CodecSource {
  private final Layout layout;
  private final Column column;
  private final Part part;
  private final CodeBlock.Builder code = CodeBlock.builder();

  private CodecSource(Layout layout, Column column, Part part) {
    this.layout = layout;
    this.column = column;
    this.part = part;
  }

  static CodeBlock of(Layout layout, Column column, Part part) {
    if (layout.isBinary() && !column.nativeType()) {
      return BinarySource.of(column, part);
    }
    CodecSource source = new CodecSource(layout, column, part);
    source.add();
    return source.code.build();
  }

  static CodeBlock of(Layout layout, Hash hash) {
    String factory =
        switch (hash.algorithm()) {
          case MD5 -> "md5";
          case SHA_256 -> "sha256";
          case MURMUR3_32 -> "murmur3";
          case CRC32C -> "crc32c";
        };
    CodeBlock plain =
        CodeBlock.of(
            "$T.$L($L)",
            layout.isBinary() ? BinaryHash.class : HashPrefix.class,
            factory,
            layout.isBinary() ? hash.digits() / 2 : hash.digits());
    return hash.salt().isEmpty()
        ? plain
        : CodeBlock.of("$L.salted($L)", plain, Literals.text(hash.salt()));
  }

  private void add() {
    PartType type = part.type();
    if (column.nativeType()) {
      addNative();
    } else if (type instanceof PartType.Whole whole) {
      addDecimal(whole);
    } else if (type instanceof PartType.Text) {
      addText();
    } else if (type instanceof PartType.Time) {
      addTime();
    } else if (type instanceof PartType.Codes codes) {
      addCodes(codes);
    } else if (type instanceof PartType.Bytes) {
      code.add("$T.of($S)", HexPart.class, part.name());
      code.add(lengths(part));
      addSeparator("before");
    } else if (type instanceof PartType.Suffix suffix) {
      code.add("$T.of($S, $L)", SuffixPart.class, part.name(), suffix.length());
    } else if (type instanceof PartType.Char) {
      code.add("$T.of($S$L)", CharPart.class, part.name(), alphabet(part));
    } else {
      Class<?> codec = type instanceof PartType.Uuid ? UuidPart.class : FlagPart.class;
      code.add("$T.of($S)", codec, part.name());
      addDirection();
    }
  }

  private void addNative() {
    if (part.type() instanceof PartType.Text) {
      code.add("$T.of($S$L)", NativeString.class, part.name(), alphabet(part));
      code.add(lengths(part));
    } else if (part.type() instanceof PartType.Bytes) {
      code.add("$T.of($S)", NativeBytes.class, part.name());
      code.add(lengths(part));
    } else {
      code.add("$T.of($S)", NativeLong.class, part.name());
      part.facts().min().ifPresent(min -> code.add(".atLeast($L)", Literals.number(min)));
      part.facts().max().ifPresent(max -> code.add(".atMost($L)", Literals.number(max)));
    }
  }

  private void addDecimal(PartType.Whole whole) {
    int pad = part.options().pad();
    String factory = pad == 0 ? "unpadded" : part.options().signed() ? "signed" : "padded";
    code.add("$T.$L($S", DecimalPart.class, factory, part.name());
    code.add(pad == 0 ? ")" : ", " + pad + ")");
    DecimalPart unbounded =
        pad == 0
            ? DecimalPart.unpadded(part.name())
            : part.options().signed()
                ? DecimalPart.signed(part.name(), pad)
                : DecimalPart.padded(part.name(), pad);
    long min = Math.max(whole.min(), part.facts().min().orElse(Long.MIN_VALUE));
    long max = Math.min(whole.max(), part.facts().max().orElse(Long.MAX_VALUE));
    if (min > unbounded.min()) {
      code.add(".atLeast($L)", Literals.number(min));
    }
    if (max < unbounded.max()) {
      code.add(".atMost($L)", Literals.number(max));
    }
    addDirection();
    addReversal();
    if (pad == 0) {
      addSeparator("before");
    }
  }

  private void addText() {
    code.add("$T.of($S$L)", StringPart.class, part.name(), alphabet(part));
    code.add(lengths(part));
    addReversal();
    addSeparator(
        layout.escape() ? "escapedBefore" : part.keepsOrder() ? "before" : "unorderedBefore");
  }

  /** The alphabet as one more argument, if one is declared. */
  static CodeBlock alphabet(Part part) {
    return part.facts()
        .alphabet()
        .map(written -> CodeBlock.of(", $L", Literals.text(written)))
        .orElse(CodeBlock.of(""));
  }

  /** The calls that set the smallest and the largest length, where they are declared. */
  static CodeBlock lengths(Part part) {
    CodeBlock.Builder calls = CodeBlock.builder();
    part.facts().minLength().ifPresent(min -> calls.add(".atLeast($L)", min));
    part.facts().maxLength().ifPresent(max -> calls.add(".atMost($L)", max));
    return calls.build();
  }

  private void addTime() {
    code.add(
        "$T.of($S, $T.class, $T.$L)",
        TimePart.class,
        part.name(),
        Types.of(part.storedType()),
        TimeFormat.class,
        part.options().time());
    addDirection();
    addReversal();
  }

  // Each constant by name: another order of the enum in another jar must not swap the codes.
  static CodeBlock names(PartType.Codes codes) {
    TypeName type = Types.of(codes.type());
    return codes.byCode().stream()
        .map(constant -> CodeBlock.of("$T.$L", type, constant.name()))
        .collect(CodeBlock.joining(",$W"));
  }

  private void addCodes(PartType.Codes codes) {
    TypeName type = Types.of(codes.type());
    code.add("$T.of($S,$Wnew $T[] {$L}", CodePart.class, part.name(), type, names(codes));
    ColumnText text = ColumnText.of(layout, column);
    for (PartType.Constant constant : codes.byCode()) {
      String written = text.part(column.parts().indexOf(part), constant);
      code.add(",$W$L", Literals.text(written));
    }
    code.add(")");
    addSeparator("before");
  }

  private void addDirection() {
    if (part.options().descending()) {
      code.add(".descendingOrder()");
    }
  }

  private void addReversal() {
    if (part.options().reversed()) {
      code.add(".backToFront()");
    }
  }

  private void addSeparator(String method) {
    if (!column.isLast(part)) {
      code.add(".$L($L)", method, Literals.character(layout.separator()));
    }
  }
}
