package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.RandomSuffix;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.of(purchase)}: the key of an entity. */
final class OfMethod {
  // A meaning that leaves room for another sentence in its line.
  private static final int SHORT = 40;

  private OfMethod() {}

  /** One method for each way to end the key: with what is given, or with a new random suffix. */
  static List<MethodSpec> of(KeyParts key, Modifier[] statics) {
    List<PartCode> endings =
        key.parts().stream().filter(part -> !part.part().isOfEntity()).toList();
    List<MethodSpec> methods = new ArrayList<>();
    boolean isUnique = endings.size() == 1 && endings.get(0).part().is(Kind.SUFFIX);
    if (isUnique) {
      CodeBlock suffix =
          CodeBlock.of(
              "$T.of($L)",
              RandomSuffix.class,
              ((SuffixType) endings.get(0).part().signature().type()).length());
      methods.add(
          method(
              key,
              statics,
              "A new key for an entity: it ends in random characters, so each call gives another.",
              List.of(),
              suffix));
      methods.add(
          method(key, statics, "The key of an entity that was stored.", endings, CodeBlock.of("")));
    } else {
      String meaning =
          endings.isEmpty() ? "The key of an entity." : "The key of one chunk of an entity.";
      methods.add(method(key, statics, meaning, endings, CodeBlock.of("")));
    }
    return methods;
  }

  private static MethodSpec method(
      KeyParts key, Modifier[] statics, String meaning, List<PartCode> endings, CodeBlock random) {
    Entity entity = key.layout().entity();
    NameAllocator locals = new NameAllocator();
    endings.forEach(part -> locals.newName(part.name()));
    String parameter = locals.newName(parameterName(entity));
    return Types.method("of", key.key(), statics)
        .addJavadoc(
            "$L$LRefuses what the constructor refuses, and null.\n$L",
            meaning,
            meaning.length() < SHORT ? " " : "\n",
            rounded(key))
        .addParameter(Types.entity(entity), parameter)
        .addParameters(KeyParts.parameters(endings))
        .addStatement(
            "return new $T($L)",
            key.key(),
            key.parts().stream()
                .map(part -> value(key.layout(), part, parameter, random))
                .collect(CodeBlock.joining(",$W")))
        .build();
  }

  private static String rounded(KeyParts key) {
    String names =
        key.parts().stream()
            .filter(part -> part.part().isOfEntity() && part.isFloored())
            .map(part -> "{@code " + part.name() + "}")
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "" : "Rounds down " + names + ".\n";
  }

  /** What a parameter of the entity's type is called: {@code purchase}. */
  static String parameterName(Entity entity) {
    List<String> names = entity.type().simpleNames();
    return new NameAllocator().newName(camelCase(names.get(names.size() - 1)));
  }

  /** A name without capitals in front, {@code urlVisit} of {@code URLVisit}. */
  private static String camelCase(String name) {
    int end = 1;
    while (end < name.length()
        && Character.isUpperCase(name.charAt(end))
        && (end + 1 == name.length() || !Character.isLowerCase(name.charAt(end + 1)))) {
      end++;
    }
    return name.substring(0, end).toLowerCase(Locale.ROOT) + name.substring(end);
  }

  private static CodeBlock value(Layout layout, PartCode part, String parameter, CodeBlock random) {
    if (!part.part().isOfEntity()) {
      return random.isEmpty() ? CodeBlock.of("$N", part.name()) : random;
    }
    CodeBlock value = CodeBlock.of("$N.$L", parameter, part.part().property().access());
    if (IndexMethods.mayBeLeftOut(layout, part.part())) {
      value = CodeBlock.of("$T.requireEntry($S, $L)", NullCheck.class, part.name(), value);
    }
    if (part.isFloored()) {
      return CodeBlock.of("$L.floor($L)", part.codec(), value);
    }
    boolean unboxes =
        !IndexMethods.mayBeLeftOut(layout, part.part())
            && part.part().property().boxed()
            && Types.of(part.part().property().type()).isPrimitive();
    return unboxes
        ? CodeBlock.of("$T.require($S, $L)", NullCheck.class, part.name(), value)
        : value;
  }
}
