package dev.keywright.processor.emit.family;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.RuntimeTypes;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Family;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Key;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Assembles the key interface of a family, which the keys of its members implement. */
public final class FamilyInterface {
  private static final String GENERATOR = "dev.keywright.processor.FamilyProcessor";
  private static final Modifier[] CONSTANT = {Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL};

  private FamilyInterface() {}

  public static TypeSpec of(Family family, ClassName name) {
    // What the members have in common shows no example.
    List<KeyParts> members =
        family.members().stream().map(it -> KeyParts.of(it, Map.of())).toList();
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(name)
            .addJavadoc(
                "$L of {@link $T}: a key of one of its entities, which share a table.\n",
                family.keyName().isEmpty() ? "A key" : "A key {@code " + family.keyName() + "}",
                Types.className(family.type()))
            .addAnnotation(Types.annotation(RuntimeTypes.GENERATED, List.of(GENERATOR)))
            .addAnnotation(CheckReturnValue.class)
            .addModifiers(family.isPublic() ? new Modifier[] {Modifier.PUBLIC} : new Modifier[] {})
            .addSuperinterface(Key.class);
    if (!members.isEmpty()) {
      type.addModifiers(Modifier.SEALED);
    }
    members.forEach(member -> type.addPermittedSubclass(member.key()));
    if (!family.canBeRead()) {
      // The build fails; the interface is there so that nothing else is said to be missing.
      return type.build();
    }
    // Whether a module hands on our types to its own users is for its module-info to say.
    if (family.first().entity().suppressions().contains("exports")) {
      type.addAnnotation(Types.suppressing(List.of("exports")));
    }
    type.addField(layouts(members));
    type.addMethods(FamilyDecodeMethods.of(family, name, members));
    FamilyScan.addTo(type, name, members);
    return type.build();
  }

  private static FieldSpec layouts(List<KeyParts> members) {
    return FieldSpec.builder(
            ParameterizedTypeName.get(List.class, String.class), "LAYOUTS", CONSTANT)
        .addJavadoc(
            "How the keys of each entity are written, in the order of their classes above.\n")
        .initializer(
            "\n$>$>$T.of($L)$<$<",
            List.class,
            members.stream()
                .map(member -> CodeBlock.of("$T.LAYOUT", member.key()))
                .collect(CodeBlock.joining(",$W")))
        .build();
  }
}
