package dev.keywright.processor.check.evolution;

import dev.keywright.processor.model.Beside;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Statement;
import dev.keywright.runtime.evolution.Difference;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The annotations at single-value types that say how the part of a difference is written: whoever
 * looks at the entity alone does not see what has changed.
 */
final class TypeReasons {
  private static final List<String> WRITTEN =
      List.of("min", "max", "alphabet", "minLength", "maxLength");

  private TypeReasons() {}

  /** Nothing, or {@code , as @Domain of UserId.value says}. */
  static String of(Layout layout, Difference difference) {
    Set<String> origins = new LinkedHashSet<>();
    layout
        .parts()
        .flatMap(TypeReasons::withElements)
        .filter(part -> isMeant(part, difference.where()))
        .forEach(part -> origins(part).forEach(origins::add));
    return origins.isEmpty()
        ? ""
        : ", as " + String.join(" and ", origins) + (origins.size() == 1 ? " says" : " say");
  }

  // Of a list, and of the word of a signature, every part may be the reason.
  private static boolean isMeant(Part part, String where) {
    return List.of(where.split("[^\\w]+")).contains(part.name());
  }

  private static Stream<Part> withElements(Part part) {
    return part.type() instanceof PartType.Repeated list
        ? list.parts().stream().map(it -> it.named(part.name()))
        : Stream.of(part);
  }

  private static Stream<String> origins(Part part) {
    Origins origins = part.facts().origins();
    Stream<String> facts =
        WRITTEN.stream().flatMap(it -> origins.ofType(it).stream()).map(Statement::origin);
    Stream<String> encodings =
        Stream.of(part.declaration().number(), part.declaration().text())
            .flatMap(Optional::stream)
            .filter(it -> !it.owner().isEmpty())
            .map(Beside::origin);
    return Stream.concat(encodings, facts);
  }
}
