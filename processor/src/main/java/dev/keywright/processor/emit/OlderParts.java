package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.keywright.runtime.layout.CodesType;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.layout.SuffixType;
import dev.keywright.runtime.layout.TypeSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parts of an older layout, as arguments of the key as it is now. */
final class OlderParts {
  private final KeyParts key;
  private final LayoutSignature old;
  private final String values;

  /**
   * @param values the name of the map that holds the old values by name
   */
  OlderParts(KeyParts key, LayoutSignature old, String values) {
    this.key = key;
    this.old = old;
    this.values = values;
  }

  /** One argument for each part of the key; empty if the old layout does not give them all. */
  Optional<CodeBlock> arguments() {
    List<CodeBlock> arguments = new ArrayList<>();
    for (PartCode part : key.parts()) {
      Optional<CodeBlock> argument =
          old.parts()
              .filter(it -> it.name().equals(part.name()))
              .findFirst()
              .flatMap(it -> argument(part, it));
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(argument.get());
    }
    return Optional.of(arguments.stream().collect(CodeBlock.joining(",$W")));
  }

  private Optional<CodeBlock> argument(PartCode part, PartSignature before) {
    CodeBlock value = CodeBlock.of("$N.get($S)", values, part.name());
    return stored(part, before, value).map(stored -> part.wrapped(CodeBlock.of("0"), stored));
  }

  /** The old value in the type that the part has inside its wrappers. */
  private Optional<CodeBlock> stored(PartCode part, PartSignature before, CodeBlock value) {
    TypeName type = Types.of(part.part().storedType());
    TypeSignature was = before.type();
    TypeSignature now = part.part().signature().type();
    if (was instanceof CodesType codes && now instanceof CodesType known) {
      return constant(type, codes, known, CodeBlock.of("($T) $L", String.class, value));
    }
    if (now.kind() == Kind.LIST) {
      return was.equals(now)
          ? Optional.of(CodeBlock.of("$L.ofValues(($T<?>) $L)", part.codec(), List.class, value))
          : Optional.empty();
    }
    if (was.equals(now) || (was instanceof SuffixType && now instanceof SuffixType)) {
      return Optional.of(CodeBlock.of("($T) $L", type, value));
    }
    boolean widens =
        was.kind() == Kind.WHOLE && now.kind() == Kind.WHOLE && was.bytes() < now.bytes();
    return widens ? Optional.of(widened(before, now, value)) : Optional.empty();
  }

  /** The constant of an old name; of a renamed one, the constant that has its code now. */
  private static Optional<CodeBlock> constant(
      TypeName type, CodesType was, CodesType now, CodeBlock name) {
    CodeBlock.Builder cases = CodeBlock.builder().add("switch ($L) {\n$>", name);
    boolean isRenamed = false;
    Map<String, CodesType.Constant> successors = now.successors(was);
    for (CodesType.Constant constant : was.constants()) {
      CodesType.Constant successor = successors.get(constant.name());
      if (successor == null) {
        return Optional.empty();
      }
      String nameNow = successor.name();
      if (!nameNow.equals(constant.name())) {
        isRenamed = true;
        cases.add("case $S -> $T.$L;\n", constant.name(), type, nameNow);
      }
    }
    CodeBlock same = CodeBlock.of("$T.valueOf($L)", type, name);
    return Optional.of(isRenamed ? cases.add("default -> $L;\n$<}", same).build() : same);
  }

  /** A number that filled its bytes without a sign is as large in a wider type. */
  private static CodeBlock widened(PartSignature before, TypeSignature now, CodeBlock value) {
    TypeSignature was = before.type();
    boolean isOfBits =
        before.encoding().number().filter(form -> form.isOfBits(was.bytes())).isPresent();
    if (!isOfBits) {
      return CodeBlock.of("($L) ($L) $L", now, was, value);
    }
    Class<?> box = was.valueClass();
    String method = now.bytes() == Long.BYTES ? "toUnsignedLong" : "toUnsignedInt";
    CodeBlock unsigned = CodeBlock.of("$T.$L(($T) $L)", box, method, box, value);
    return now.bytes() == Short.BYTES ? CodeBlock.of("($L) $L", now, unsigned) : unsigned;
  }
}
