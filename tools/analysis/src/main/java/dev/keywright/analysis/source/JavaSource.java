package dev.keywright.analysis.source;

import dev.keywright.analysis.SharedKeys;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Java source of entities whose keys have given layouts. javac with Keywright's processor makes of
 * it keys whose {@code LAYOUT} is the layout that was given. Parts that the layout does not keep in
 * order are {@code unordered} in it: the compiler offers no ranges of them.
 */
public final class JavaSource {
  private JavaSource() {}

  /**
   * The file of one entity.
   *
   * @param packageName empty for none
   * @param reason why the bytes of the key cannot change
   * @throws InexpressibleLayoutException if no entity has this layout
   * @throws IllegalArgumentException if Java has no such package or class
   */
  public static String ofEntity(String packageName, String reason, EntityPlan plan)
      throws InexpressibleLayoutException {
    Imports imports = imports(packageName, List.of(plan.name()));
    return file(packageName, imports, new EntitySource(plan, reason, imports).text(""));
  }

  /**
   * The file of a sealed interface, with one record for each layout of the table inside. If two of
   * them may write one key, it is no family of keys: each record has a key of its own.
   *
   * @param packageName empty for none
   * @param reason why the bytes of the keys cannot change
   * @param name of the interface
   * @param remarks sentences for its Javadoc
   * @throws InexpressibleLayoutException if no entities have these layouts
   * @throws IllegalArgumentException if Java has no such package or class
   */
  public static String ofFamily(
      String packageName, String reason, String name, List<String> remarks, List<EntityPlan> plans)
      throws InexpressibleLayoutException {
    List<String> names = new ArrayList<>(List.of(name));
    plans.stream().map(EntityPlan::name).forEach(names::add);
    Imports imports = imports(packageName, names);
    List<String> members = new ArrayList<>();
    for (EntityPlan plan : plans) {
      String member = new EntitySource(plan, reason, imports).text(" implements " + name);
      members.add("  " + member.replace("\n", "\n  ").replace("\n  \n", "\n\n"));
    }
    String text =
        (remarks.isEmpty() ? "" : CommentText.javadoc(remarks) + "\n")
            + family(imports, plans)
            + "public sealed interface "
            + name
            + " {\n\n"
            + String.join("\n\n", members)
            + "\n}";
    return file(packageName, imports, text);
  }

  private static String family(Imports imports, List<EntityPlan> plans) {
    List<LayoutSignature> layouts = plans.stream().map(EntityPlan::layout).toList();
    return SharedKeys.of(layouts).isEmpty() ? imports.annotation("KeyFamily") + "\n" : "";
  }

  private static Imports imports(String packageName, List<String> names)
      throws InexpressibleLayoutException {
    if (!SourceNames.isPackageName(packageName)) {
      throw new IllegalArgumentException(
          JavaLiteral.of(packageName) + " is not the name of a package");
    }
    Imports imports = new Imports(packageName);
    for (String name : names) {
      if (!SourceNames.isClassName(name)) {
        throw new IllegalArgumentException(
            JavaLiteral.of(name)
                + " is not the name of a class: a word that begins with a capital");
      }
      imports.take(name);
    }
    return imports;
  }

  private static String file(String packageName, Imports imports, String type) {
    return Stream.of(
            packageName.isEmpty() ? "" : "package " + packageName + ";\n",
            imports.declarations(),
            type + "\n")
        .filter(it -> !it.isEmpty())
        .collect(Collectors.joining("\n"));
  }
}
