package dev.keywright.processor.emit.older;

import com.palantir.javapoet.CodeBlock;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.TypeRef;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What the key as it is now makes of the parts of an older layout: its own parts, if the older ones
 * give them all; else nothing, and each is read as the layout alone describes it.
 */
final class OlderParts {
  private final KeyParts key;
  private final LayoutSignature old;
  private final boolean isWhole;

  OlderParts(KeyParts key, LayoutSignature old) {
    this.key = key;
    this.old = old;
    this.isWhole =
        key.parts().stream()
            .allMatch(part -> before(part).filter(it -> gives(it.type(), type(part))).isPresent());
  }

  /** Whether the old layout gives all parts of the key. */
  boolean areWhole() {
    return isWhole;
  }

  private Optional<PartSignature> before(PartCode part) {
    return old.parts().filter(it -> it.name().equals(part.name())).findFirst();
  }

  private static TypeSignature type(PartCode part) {
    return part.part().signature().type();
  }

  private static boolean gives(TypeSignature was, TypeSignature now) {
    if (was instanceof CodesType older && now instanceof CodesType known) {
      return known.successors(older).size() == older.constants().size();
    }
    return widens(was, now)
        || was.equals(now)
        || (was instanceof SuffixType && now instanceof SuffixType);
  }

  private static boolean widens(TypeSignature was, TypeSignature now) {
    return was.kind() == Kind.WHOLE && now.kind() == Kind.WHOLE && was.bytes() < now.bytes();
  }

  /** The part of now that has the values of an older one, if the key is made from them. */
  private Optional<PartCode> now(PartSignature before) {
    return key.parts().stream().filter(it -> isWhole && it.name().equals(before.name())).findAny();
  }

  /** An older part, whose codes stand for the constants of now. */
  PartSignature signature(PartSignature before) {
    if (before.type() instanceof CodesType was
        && now(before).map(OlderParts::type).orElse(was) instanceof CodesType now) {
      Map<String, CodesType.Constant> successors = now.successors(was);
      return before.with(
          new CodesType(
              was.constants().stream()
                  .map(it -> new CodesType.Constant(successor(successors, it), it.code()))
                  .toList()));
    }
    return before;
  }

  private static String successor(
      Map<String, CodesType.Constant> successors, CodesType.Constant constant) {
    return Objects.requireNonNull(successors.get(constant.name())).name();
  }

  /** The type of an older part; of a list, with the elements of now if those are made. */
  PartType type(PartSignature before) {
    return now(before)
        .filter(PartCode::isList)
        .map(it -> it.part().type())
        .orElseGet(() -> new PartType.Plain(before.type()));
  }

  /** The Java type of an older part: names stand for constants that may be gone. */
  TypeRef javaType(PartSignature before) {
    Optional<Part> now =
        now(before).filter(it -> !widens(before.type(), type(it))).map(PartCode::part);
    Class<?> type = MethodType.methodType(before.type().valueClass()).unwrap().returnType();
    String packageName = type.isPrimitive() || type.isArray() ? "" : type.getPackageName();
    return now.map(Part::storedType).orElseGet(() -> TypeRef.of(packageName, type.getSimpleName()));
  }

  /** The arguments of the key as it is now. */
  CodeBlock arguments(Map<String, CodeBlock> values) {
    List<CodeBlock> arguments =
        key.parts().stream()
            .map(part -> argument(part, Objects.requireNonNull(values.get(part.name()))))
            .toList();
    return CodeBlock.join(arguments, ",$W");
  }

  private CodeBlock argument(PartCode part, CodeBlock value) {
    PartSignature before = before(part).orElseThrow();
    boolean isWider = widens(before.type(), type(part));
    CodeBlock stored = isWider ? widened(before, type(part), value) : value;
    return part.wrapped(CodeBlock.of("0"), stored);
  }

  /** A number that filled its bytes without a sign is as large in a wider type. */
  private static CodeBlock widened(PartSignature before, TypeSignature now, CodeBlock value) {
    TypeSignature was = before.type();
    boolean isOfBits =
        before.encoding().number().filter(form -> form.isOfBits(was.bytes())).isPresent();
    if (!isOfBits) {
      return CodeBlock.of("($L) $L", now, value);
    }
    String method = now.bytes() == Long.BYTES ? "toUnsignedLong" : "toUnsignedInt";
    CodeBlock unsigned = CodeBlock.of("$T.$L($L)", was.valueClass(), method, value);
    return now.bytes() == Short.BYTES ? CodeBlock.of("($L) $L", now, unsigned) : unsigned;
  }
}
