package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.layout.CodesType;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.layout.SuffixType;
import dev.keywright.runtime.layout.TypeSignature;
import java.util.ArrayList;
import java.util.List;
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
    return stored(part, before.type(), value)
        .map(stored -> part.wrapped(CodeBlock.of("0"), stored));
  }

  /** The old value in the type that the part has inside its wrappers. */
  private Optional<CodeBlock> stored(PartCode part, TypeSignature before, CodeBlock value) {
    TypeName type = Types.of(part.part().storedType());
    TypeSignature now = part.part().signature().type();
    if (before instanceof CodesType codes && part.part().type() instanceof PartType.Codes known) {
      List<String> names = known.constants().stream().map(PartType.Constant::name).toList();
      boolean areKnown = codes.constants().stream().allMatch(it -> names.contains(it.name()));
      return areKnown
          ? Optional.of(CodeBlock.of("$T.valueOf(($T) $L)", type, String.class, value))
          : Optional.empty();
    }
    if (now.kind() == Kind.LIST) {
      return before.equals(now)
          ? Optional.of(CodeBlock.of("$L.ofValues(($T<?>) $L)", part.codec(), List.class, value))
          : Optional.empty();
    }
    if (before.equals(now) || (before instanceof SuffixType && now instanceof SuffixType)) {
      return Optional.of(CodeBlock.of("($T) $L", type, value));
    }
    boolean widens =
        before.kind() == Kind.WHOLE && now.kind() == Kind.WHOLE && before.bytes() < now.bytes();
    return widens
        ? Optional.of(CodeBlock.of("($T) ($L) $L", type, before, value))
        : Optional.empty();
  }
}
