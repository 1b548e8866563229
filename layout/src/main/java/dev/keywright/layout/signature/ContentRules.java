package dev.keywright.layout.signature;

import dev.keywright.layout.rule.CodeRules;
import dev.keywright.layout.rule.ColumnFacts;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Refuses hash prefixes, alphabets and codes that no annotations give. */
final class ContentRules {
  private ContentRules() {}

  /** Why a part cannot be written, or empty if it can. */
  static Optional<String> firstBroken(PlacedPart place, ColumnFacts facts) {
    return place
        .part()
        .hash()
        .filter(hash -> !place.isCopy())
        .flatMap(hash -> ofHash(place, hash, facts))
        .or(() -> place.part().limits().alphabet().flatMap(alphabet -> ofAlphabet(place, alphabet)))
        .or(
            () ->
                place.type() instanceof CodesType codes ? ofCodes(place, codes) : Optional.empty());
  }

  private static Optional<String> ofHash(PlacedPart place, HashSignature hash, ColumnFacts facts) {
    List<String> inOrder = facts.parts().stream().filter(hash.of()::contains).toList();
    if (!inOrder.equals(hash.of())) {
      return Optional.of(
          "the hash is of parts of its column, each once, in the order of the layout: " + inOrder);
    }
    return hash.of().equals(List.of(place.name()))
        ? Optional.of("the hash is of the part after it anyway, without of=" + place.name())
        : Optional.empty();
  }

  private static Optional<String> ofAlphabet(PlacedPart place, String body) {
    return isUnguarded(place)
            && place.part().kind() == Kind.TEXT
            && Alphabet.of(body).contains(place.separator())
            && !hasOneLength(place.part().limits())
        ? Optional.of("the alphabet holds the separator, which nothing escapes")
        : Optional.empty();
  }

  // Then a text ends where it must, whatever stands in it.
  private static boolean hasOneLength(ValueLimits limits) {
    int most = limits.maxLength().orElse(Integer.MAX_VALUE);
    return limits.minLength().orElse(0) == most;
  }

  private static boolean isUnguarded(PlacedPart place) {
    return place.isText() && !place.literalBehind().isEmpty() && !place.escape();
  }

  private static Optional<String> ofCodes(PlacedPart place, CodesType codes) {
    Map<String, String> faults = CodeRules.of(codes);
    Set<String> seen = new HashSet<>();
    for (CodesType.Constant constant : codes.constants()) {
      if (!seen.add(constant.name())) {
        return Optional.of(constant + " has the name of another constant");
      }
      String fault = faults.get(constant.name());
      if (fault != null) {
        return Optional.of("the code of " + constant + " " + fault);
      }
      if (isUnguarded(place) && constant.code().indexOf(place.separator()) >= 0) {
        return Optional.of(
            "the code of " + constant + " holds the separator, which nothing escapes");
      }
    }
    return Optional.empty();
  }
}
