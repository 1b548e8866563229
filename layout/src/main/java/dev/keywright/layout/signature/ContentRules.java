package dev.keywright.layout.signature;

import dev.keywright.runtime.alphabet.Alphabet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Refuses hash prefixes, alphabets and codes that cannot be written or read back. */
final class ContentRules {
  private ContentRules() {}

  /** Why a part cannot be written, or empty if it can. */
  static Optional<String> firstBroken(PartPlace place) {
    return place
        .part()
        .hash()
        .filter(hash -> !place.isCopy())
        .flatMap(hash -> ofHash(place, hash))
        .or(() -> place.part().limits().alphabet().flatMap(alphabet -> ofAlphabet(place, alphabet)))
        .or(
            () ->
                place.type() instanceof CodesType codes ? ofCodes(place, codes) : Optional.empty());
  }

  private static Optional<String> ofHash(PartPlace place, HashSignature hash) {
    int most = hash.function().digits();
    if (!place.isFirst()) {
      return Optional.of("a hash prefix comes before the first part of the partition column only");
    }
    if (hash.digits() < 1 || hash.digits() > most) {
      return Optional.of(
          "hashPrefix is "
              + hash.digits()
              + ", but must be from 1 to "
              + most
              + ", the digits of "
              + hash.function());
    }
    if (!place.isText() && hash.digits() % 2 != 0) {
      return Optional.of(
          "hashPrefix is " + hash.digits() + ", but must be even: BINARY writes whole bytes");
    }
    if (hash.seed() != 0 && !hash.function().takesSeed()) {
      return Optional.of("a seed is for MURMUR3_32 only, not for " + hash.function());
    }
    List<String> inOrder =
        place.column().parts().stream()
            .map(PartSignature::name)
            .filter(hash.of()::contains)
            .toList();
    if (!inOrder.equals(hash.of())) {
      return Optional.of(
          "the hash is of parts of its column, each once, in the order of the layout: " + inOrder);
    }
    if (!hash.of().isEmpty() && isBucketBeforeLast(place.column(), hash.of())) {
      return Optional.of("no bucket comes between a hash prefix and a part that it is of");
    }
    return hash.of().equals(List.of(place.name()))
        ? Optional.of("the hash is of the part after it anyway, without of=" + place.name())
        : Optional.empty();
  }

  private static boolean isBucketBeforeLast(ColumnSignature column, List<String> hashed) {
    int index = column.bucket().map(BucketSignature::index).orElse(0);
    return index > 0
        && column.parts().stream().skip(index).anyMatch(part -> hashed.contains(part.name()));
  }

  private static Optional<String> ofAlphabet(PartPlace place, String body) {
    try {
      Alphabet alphabet = Alphabet.of(body);
      return isUnguarded(place)
              && place.part().kind() == Kind.TEXT
              && alphabet.contains(place.separator())
              && !hasOneLength(place.part().limits())
          ? Optional.of("the alphabet holds the separator, which nothing escapes")
          : Optional.empty();
    } catch (IllegalArgumentException refused) {
      return Optional.of("the alphabet cannot be read: " + refused.getMessage());
    }
  }

  // Then a text ends where it must, whatever stands in it.
  private static boolean hasOneLength(ValueLimits limits) {
    int most = limits.maxLength().orElse(Integer.MAX_VALUE);
    return limits.minLength().orElse(0) == most;
  }

  private static boolean isUnguarded(PartPlace place) {
    return place.isText() && !place.literalBehind().isEmpty() && !place.escape();
  }

  private static Optional<String> ofCodes(PartPlace place, CodesType codes) {
    Set<String> seenNames = new HashSet<>();
    Set<String> seenCodes = new HashSet<>();
    for (CodesType.Constant constant : codes.constants()) {
      String code = constant.code();
      if (!seenNames.add(constant.name()) || !seenCodes.add(code)) {
        return Optional.of(constant + " has the name or the code of another constant");
      }
      if (code.isEmpty() || code.chars().anyMatch(c -> Character.isSurrogate((char) c))) {
        return Optional.of(
            "the code of " + constant + " is empty, or holds a character above U+FFFF");
      }
      if (isUnguarded(place) && code.indexOf(place.separator()) >= 0) {
        return Optional.of(
            "the code of " + constant + " holds the separator, which nothing escapes");
      }
    }
    return Optional.empty();
  }
}
