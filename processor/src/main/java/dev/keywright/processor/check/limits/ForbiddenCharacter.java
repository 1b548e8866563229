package dev.keywright.processor.check.limits;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.ContentGuess;
import dev.keywright.processor.check.advice.SeparatorAdvice;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartCharacters;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.store.OwnStore;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/** A store may refuse some characters in its keys; those that its vendor advises against warn. */
final class ForbiddenCharacter implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    StoreProfile profile = OwnStore.of(layout);
    check(layout, profile, profile.characters().forbidden(), Severity.ERROR, findings);
    check(layout, profile, profile.characters().discouraged(), Severity.WARNING, findings);
    checkUndeclared(layout, profile, findings);
  }

  private static void check(
      Layout layout,
      StoreProfile profile,
      String characters,
      Severity severity,
      Findings findings) {
    if (characters.isEmpty() || layout.isBinary()) {
      return;
    }
    Alphabet refused = Alphabet.of(characters);
    checkSeparator(layout, refused, profile, severity, findings);
    TemplateCharacters.check(layout, refused, profile, severity, findings);
    for (Column column : OwnStore.restrictedColumns(profile, layout)) {
      for (Part part : column.parts()) {
        int escape = PartCharacters.escape(layout, column, part);
        held(part)
            .flatMap(held -> first(held, refused, escape))
            .ifPresent(
                c ->
                    report(
                        part.limits().alphabet().isPresent()
                            ? part.facts().origins().spot()
                            : part.spot(),
                        severity,
                        part.name() + " may hold " + shown(c, severity) + " " + profile.title(),
                        fix(layout, part, refused, escape),
                        findings));
      }
    }
  }

  private static void checkSeparator(
      Layout layout, Alphabet refused, StoreProfile profile, Severity severity, Findings findings) {
    char separator = layout.separator();
    char escape = (char) (separator + 1);
    List<Column> columns = new ArrayList<>(OwnStore.restrictedColumns(profile, layout));
    columns.retainAll(layout.textColumns());
    columns.removeIf(column -> column.template().isPresent());
    boolean isRefused =
        refused.contains(separator) && columns.stream().anyMatch(it -> isJoined(layout, it));
    boolean isEscapeRefused =
        refused.contains(escape) && columns.stream().anyMatch(it -> isEscaped(layout, it));
    if (isRefused || isEscapeRefused) {
      String what =
          isRefused
              ? "separator " + shown(separator, severity)
              : "escapes after separator %s begin with %s"
                  .formatted(ShownValue.of(separator), shown(escape, severity));
      report(
          layout.separatorSpot(),
          severity,
          what + " " + profile.title(),
          Fix.of(SeparatorAdvice.fix(layout)),
          findings);
    }
  }

  // Of a text that declares nothing, nothing is known: what it may hold is worth a note.
  private static void checkUndeclared(Layout layout, StoreProfile profile, Findings findings) {
    String forbidden = profile.characters().forbidden();
    if (forbidden.isEmpty() || layout.isBinary()) {
      return;
    }
    Alphabet refused = Alphabet.of(forbidden);
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        if (isUndeclared(part)) {
          int least = leastWritten(layout, column, part);
          Fix fix = declaring(layout, part, c -> c > least && !refused.contains(c));
          firstWritten(refused, least).ifPresent(c -> note(part, c, profile, fix, findings));
        }
      }
    }
  }

  private static boolean isUndeclared(Part part) {
    return part.limits().alphabet().isEmpty() && (part.is(Kind.TEXT) || part.is(Kind.CHARACTER));
  }

  // Before a separator, the encoder refuses what sorts below it.
  private static int leastWritten(Layout layout, Column column, Part part) {
    String behind = column.literalBehind(layout, part);
    boolean isGuarded =
        part.is(Kind.TEXT)
            && part.keepsOrder()
            && !layout.isCopy(column, part)
            && !layout.template(column).escape()
            && !behind.isEmpty();
    return isGuarded ? behind.charAt(0) : -1;
  }

  /** One that can be seen, if there is one. */
  private static Optional<Integer> firstWritten(Alphabet refused, int above) {
    int shown = refused.next(Math.max(above, ' '));
    int any = refused.next(above);
    return Stream.of(shown, any).filter(c -> c >= 0).findFirst();
  }

  private static void note(Part part, int c, StoreProfile profile, Fix fix, Findings findings) {
    findings
        .info(CheckId.KW304, part.spot(), "")
        .problem(
            "%s has no declared alphabet; %s refuses %s, and the encoder does not",
            part.name(), profile.title(), ShownValue.of((char) c))
        .fix(fix);
  }

  // What the name suggests must not be refused: base64url writes every text in letters and digits.
  private static Fix declaring(Layout layout, Part part, IntPredicate isAllowed) {
    Optional<String> held = ContentGuess.alphabet(part, isAllowed);
    return new Fix(List.of(), "declare an alphabet of characters that the store allows")
        .or(
            held.or(() -> ContentGuess.base64(isAllowed))
                .map(it -> new Edits(layout).declare(part, "alphabet", it))
                .map(
                    it ->
                        held.isPresent()
                            ? it.to("declare it, and the encoder refuses all other characters")
                            : it.as("and write " + part.name() + " in base64url")));
  }

  private static boolean isJoined(Layout layout, Column column) {
    boolean hasBucket = layout.isBucketed(column);
    return column.parts().size() + (hasBucket ? 1 : 0) > 1;
  }

  // A text that declares no alphabet may hold what has to be escaped: escapes are there for that.
  private static boolean isEscaped(Layout layout, Column column) {
    return column.parts().stream()
        .anyMatch(
            part -> {
              int escape = PartCharacters.escape(layout, column, part);
              int first = held(part).map(held -> held.next(-1)).orElse(0);
              return escape >= 0 && first >= 0 && first <= escape;
            });
  }

  static String shown(int c, Severity severity) {
    return ShownValue.of((char) c)
        + (severity == Severity.ERROR ? ": no key of" : ": avoid it in keys of");
  }

  private static void report(
      SourceSpot spot, Severity severity, String problem, Fix fix, Findings findings) {
    String rest = severity == Severity.ERROR ? " can hold it" : "";
    findings.report(CheckId.KW304, severity, spot, "").problem(problem + rest).fix(fix);
  }

  static Optional<Alphabet> held(Part part) {
    if (part.type() instanceof PartType.Codes codes) {
      return PartCharacters.of(part).filter(it -> !codes.constants().isEmpty());
    }
    return part.limits().alphabet().map(Alphabet::of);
  }

  private static Optional<Integer> first(Alphabet held, Alphabet refused, int escape) {
    return Optional.of(held.intersection(refused).next(escape)).filter(c -> c >= 0);
  }

  private static Fix fix(Layout layout, Part part, Alphabet refused, int escape) {
    if (part.type() instanceof PartType.Codes) {
      return Fix.advice("give the constants other codes: @KeyCode");
    }
    Alphabet held = Alphabet.of(part.limits().alphabet().orElse("")).intersection(Alphabet.basic());
    Alphabet rest = held.without(escape < 0 ? refused : refused.above((char) escape));
    return rest.next(-1) < 0
        ? Fix.advice("choose other characters for " + part.name())
        : Fix.of(
            new Edits(layout)
                .declare(part, "alphabet", rest.toString())
                .as("and map the others to it"));
  }
}
