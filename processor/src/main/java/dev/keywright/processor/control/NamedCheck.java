package dev.keywright.processor.control;

import dev.keywright.layout.signature.NearestWord;
import dev.keywright.processor.finding.CheckId;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds checks by what users write: an id or a name, in any case. */
public final class NamedCheck {
  private static final int SLIPS_OF_ID = 2;
  private static final int SLIPS_OF_NAME = 3;

  private NamedCheck() {}

  /** The check of an id or a name. An underscore stands for a hyphen, which no option may have. */
  public static Optional<CheckId> find(String written) {
    String name = normal(written);
    return Stream.of(CheckId.values())
        .filter(check -> name.equals(normal(check.name())) || name.equals(check.readableName()))
        .findFirst();
  }

  /** The check that was meant, if one stands out, and can have another severity at all. */
  public static Optional<String> nearest(String written) {
    String name = normal(written);
    Map<CheckId, Integer> slips = new EnumMap<>(CheckId.class);
    for (CheckId check : CheckId.values()) {
      int ofId = NearestWord.distance(name, normal(check.name()));
      int ofName = NearestWord.distance(name, check.readableName());
      if (!check.isForm() && (ofId <= SLIPS_OF_ID || ofName <= SLIPS_OF_NAME)) {
        slips.put(check, Math.min(ofId, ofName));
      }
    }
    int fewest = slips.values().stream().min(Integer::compare).orElse(0);
    List<CheckId> likely =
        slips.entrySet().stream()
            .filter(slip -> slip.getValue() == fewest)
            .map(Map.Entry::getKey)
            .toList();
    return likely.size() == 1
        ? Optional.of(likely.get(0) + " (" + likely.get(0).readableName() + ")")
        : Optional.empty();
  }

  /** Whether one word may be the other, misspelt or in another case. */
  static boolean isLike(String written, String word) {
    return NearestWord.distance(normal(written), word) <= SLIPS_OF_ID;
  }

  private static String normal(String written) {
    return written.strip().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
