package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.NearestWord;
import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What to do about annotations for keys that are not there. */
public final class UnknownKeys {
  private UnknownKeys() {}

  /**
   * Reports annotations of a family for keys that no member has.
   *
   * @param keys the keys of the members
   */
  public static void refuse(Annotated family, Set<String> keys, Findings findings) {
    for (DeclaredAnnotation written : family.annotations()) {
      boolean isHeld = KeyScope.isOfEveryKey(written) || keys.contains(written.key());
      if (KeyScope.canBeOfEveryKey(written.name()) && !isHeld && !keys.isEmpty()) {
        findings
            .error(CheckId.KW014, written.spot(), "key")
            .problem(
                "%s is for %s, but no entity of %s has that key",
                written.shown(), shown(written), family.name())
            .fix(fix(written, keys));
      }
    }
  }

  /** The key of an annotation, as messages call it. */
  static String shown(DeclaredAnnotation annotation) {
    return annotation.key().isEmpty()
        ? "the key without a name"
        : "key \"" + annotation.key() + "\"";
  }

  /**
   * The right place for an annotation.
   *
   * @param declared what it is on
   * @param keys those that there are
   */
  static Fix fix(Annotated declared, DeclaredAnnotation annotation, Collection<String> keys) {
    return keys.isEmpty() ? Fix.advice(placeWithKeys(declared)) : fix(annotation, keys);
  }

  /** Where what speaks of a key has one, if the type has none. */
  static String placeWithKeys(Annotated declared) {
    return declared.first("KeyFamily").isPresent()
        ? "write it on the entities that " + declared.name() + " permits"
        : "annotate a part with @PartitionKey";
  }

  /** The keys that an annotation can name; one that is spelt like its own before all others. */
  static Fix fix(DeclaredAnnotation annotation, Collection<String> keys) {
    List<String> named = keys.stream().filter(key -> !key.isEmpty()).toList();
    Optional<String> meant =
        annotation.key().isEmpty() ? Optional.empty() : NearestWord.of(annotation.key(), named);
    String all = String.join(", ", keys.stream().map(key -> "key = \"" + key + "\"").toList());
    return meant
        .map(key -> Fix.of(EntityEdits.ofAnotherKey(annotation, key)))
        .orElseGet(() -> Fix.advice("name one of the keys in use: " + all));
  }
}
