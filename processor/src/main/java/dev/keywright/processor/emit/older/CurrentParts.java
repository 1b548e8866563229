package dev.keywright.processor.emit.older;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.PartType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes the parts of the key as it is now of the parts of an older layout. */
record CurrentParts(KeyParts key, LayoutSignature old) {
  private static final CodeBlock START = CodeBlock.of("0");
  private static final String ROW = "row";

  /** The parts of the key that the old layout has no value for. */
  List<String> missing() {
    return key.parts().stream()
        .filter(part -> before(part).filter(it -> gives(it.type(), type(part))).isEmpty())
        .map(PartCode::name)
        .toList();
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

  /**
   * The arguments of the key as it is now.
   *
   * @param values the name of the variable that holds an older part
   */
  CodeBlock arguments(Function<String, String> values) {
    List<CodeBlock> arguments = new ArrayList<>();
    for (PartCode part : key.parts()) {
      PartSignature before = before(part).orElseThrow();
      CodeBlock value = CodeBlock.of("$N", values.apply(part.name()));
      arguments.add(
          before.type() instanceof ListType list
              ? elements(part, list, value)
              : argument(part, before, value));
    }
    return CodeBlock.join(arguments, ",$W");
  }

  private static CodeBlock argument(PartCode part, PartSignature before, CodeBlock value) {
    CodeBlock stored = value;
    if (before.type() instanceof CodesType was && type(part) instanceof CodesType now) {
      stored = constant(Types.of(part.part().storedType()), now.successors(was), value);
    } else if (widens(before.type(), type(part))) {
      stored = widened(before, type(part), value);
    }
    return part.wrapped(START, stored);
  }

  /** The constant that has a name, or that a constant of the name has become. */
  private static CodeBlock constant(
      TypeName type, Map<String, CodesType.Constant> successors, CodeBlock name) {
    CodeBlock same = CodeBlock.of("$T.valueOf($L)", type, name);
    CodeBlock.Builder renamed = CodeBlock.builder();
    new TreeMap<>(successors)
        .forEach(
            (was, is) -> {
              if (!was.equals(is.name())) {
                renamed.add("case $S -> $T.$L; ", was, type, is.name());
              }
            });
    return renamed.isEmpty()
        ? same
        : CodeBlock.of("switch ($L) { $Ldefault -> $L; }", name, renamed.build(), same);
  }

  /** A list or a map of the elements that its rows have. */
  private static CodeBlock elements(PartCode part, ListType list, CodeBlock rows) {
    List<CodeBlock> values = new ArrayList<>();
    for (PartCode of : part.elementParts()) {
      PartSignature before = list.parts().get(values.size());
      CodeBlock row = CodeBlock.of(ROW);
      CodeBlock value =
          list.isOfValues()
              ? row
              : CodeBlock.of("($T) $L.get($L)", before.type().valueClass(), row, values.size());
      values.add(argument(of, before, value));
    }
    List<CodeBlock> made = new ArrayList<>();
    int from = 0;
    for (PartType.Argument argument : ((PartType.Repeated) part.part().type()).arguments()) {
      int to = from + argument.parts().size();
      CodeBlock own = CodeBlock.join(values.subList(from, to), ",$W");
      made.add(
          argument.isRecord() ? CodeBlock.of("new $T($L)", Types.of(argument.type()), own) : own);
      from = to;
    }
    if (!list.isMap()) {
      return CodeBlock.of("$L.stream().map($L -> $L).toList()", rows, ROW, made.get(0));
    }
    return CodeBlock.of(
        "$L.stream().collect($T.toMap($L -> $L,$W$L -> $L, (a, b) -> a, $T::new))",
        rows,
        Collectors.class,
        ROW,
        made.get(0),
        ROW,
        made.get(1),
        ClassName.get(TreeMap.class));
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
