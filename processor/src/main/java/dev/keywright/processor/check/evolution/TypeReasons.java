package dev.keywright.processor.check.evolution;

import dev.keywright.layout.evolution.Difference;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.StatedEncoding;
import dev.keywright.processor.model.Statement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The annotations at single-value types that may have changed how a part is written: someone who
 * looks at the entity alone does not see them.
 */
record TypeReasons(List<Difference> ofPart) {
  private static final List<String> FACTS =
      List.of("min", "max", "alphabet", "minLength", "maxLength");
  private static final String NUMBER = "pad|as|width|upperCase|countDownFrom|floor";
  private static final String TEXT = "text|width|fill|lengthBytes|end|escapes";

  /**
   * Nothing, or {@code , as @Domain of UserId.value says}.
   *
   * @param differences those that lose rows; the reason is that of the first one
   */
  static String of(Layout layout, List<Difference> differences) {
    String where = differences.get(0).where();
    TypeReasons reasons =
        new TypeReasons(differences.stream().filter(it -> it.where().equals(where)).toList());
    Set<String> origins = new LinkedHashSet<>();
    layout
        .parts()
        .filter(part -> part.name().equals(where))
        .flatMap(TypeReasons::withElements)
        .forEach(part -> reasons.origins(part).forEach(origins::add));
    return origins.isEmpty()
        ? ""
        : ", as " + String.join(" and ", origins) + (origins.size() == 1 ? " says" : " say");
  }

  private static Stream<Part> withElements(Part part) {
    return part.type() instanceof PartType.Repeated list ? list.parts().stream() : Stream.of(part);
  }

  private Stream<String> origins(Part part) {
    Origins origins = part.facts().origins();
    Stream<String> facts =
        FACTS.stream()
            .filter(this::isChanged)
            .flatMap(it -> origins.ofType(it).stream())
            .map(Statement::origin);
    Stream<String> encodings =
        Stream.of(
                part.declaration().number().filter(it -> isChanged(NUMBER)),
                part.declaration().text().filter(it -> isChanged(TEXT)))
            .flatMap(Optional::stream)
            .filter(it -> !it.owner().isEmpty())
            .map(StatedEncoding::origin);
    return Stream.concat(encodings, facts);
  }

  // A part that is new to the key is no reason, whatever its type says.
  private boolean isChanged(String words) {
    Pattern said = Pattern.compile("\\b(?:" + words + ")\\b(?:=(?:\"[^\"]*\"|[^ ,)]*))?");
    return ofPart.stream()
        .anyMatch(it -> isOfBoth(it) && !found(said, it.old()).equals(found(said, it.now())));
  }

  private static boolean isOfBoth(Difference difference) {
    return !difference.old().equals("no part") && !difference.now().equals("no part");
  }

  private static List<String> found(Pattern said, String shown) {
    return said.matcher(shown).results().map(MatchResult::group).toList();
  }
}
