package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.Flaw;
import dev.keywright.layout.rule.Breach.On;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.source.JavaLiteral;
import java.util.List;

/** A hash prefix begins the key, is of parts that follow it, and begins with a seed if it can. */
public final class HashRules {
  private static final String PREFIX = "hashPrefix";
  private static final String OF = "hashOf";

  private HashRules() {}

  /** What is wrong about the hash prefix of a part; nothing if it has none. */
  public static List<Breach> of(RuleSubject at) {
    BreachCollector faults = new BreachCollector(at);
    at.hash().ifPresent(hash -> check(at, hash, faults));
    return faults.all();
  }

  private static void check(RuleSubject at, HashSignature hash, BreachCollector faults) {
    // In a tuple, no part can have a hash prefix: another rule says so.
    if (at.format().hasVariants()) {
      checkDigits(at, hash, faults);
      checkPlace(at, faults);
    }
    if (hash.seed() != 0 && !hash.function().takesSeed()) {
      String problem = "hashSeed begins MURMUR3_32, and {name} has hash = {hash}";
      String advice = "remove hashSeed, or write hash = HashAlgorithm.MURMUR3_32";
      faults.add("hashSeed", problem, Mend.advise(advice));
    }
    if (!hash.of().isEmpty()) {
      checkHashed(at, hash, faults);
    }
  }

  private static void checkDigits(RuleSubject at, HashSignature hash, BreachCollector faults) {
    int most = hash.function().digits();
    if (hash.digits() < 1 || hash.digits() > most) {
      String problem = "hashPrefix = {digits} of {name} is not between 1 and ";
      String limit = most + ", the hexadecimal digits of {hash}";
      faults.outOfRange(PREFIX, problem + limit, Mend.set(PREFIX, 4), Mend.leave(PREFIX));
    } else if (at.format() == LayoutFormat.BINARY && hash.digits() % 2 != 0) {
      String problem =
          "hashPrefix = {digits} of {name} is odd: BINARY writes whole bytes, and two hexadecimal"
              + " digits make one";
      faults.outOfRange(PREFIX, problem, Mend.set(PREFIX, hash.digits() + 1));
    }
  }

  private static void checkPlace(RuleSubject at, BreachCollector faults) {
    String first = at.column().parts().get(0);
    if (!at.column().isPartition() || !first.equals(at.name())) {
      String problem =
          "hashPrefix of {name} is not at the beginning of the key, so it cannot spread the"
              + " rows";
      String other =
          at.column().hasTemplate()
              ? "name %s first in @PartitionTemplate"
              : "write order = 0 for %s";
      String advice = "move hashPrefix to " + first + ", or " + other.formatted(at.name());
      faults.add(Flaw.MISPLACED_HASH, On.PART, PREFIX, problem, Mend.advise(advice));
    }
  }

  private static void checkHashed(RuleSubject at, HashSignature hash, BreachCollector faults) {
    List<String> names = at.column().parts();
    List<String> before = at.column().beforeBucket();
    for (String name : hash.of()) {
      if (!names.contains(name)) {
        String problem =
            "hashOf of %s names %s, which is not a part of column %s"
                .formatted(at.name(), JavaLiteral.of(name), at.column().name());
        String advice = "name parts of that column: " + String.join(", ", names);
        faults.addAsItIs(Flaw.UNKNOWN_NAME, On.PART, OF, problem, Mend.advise(advice));
      }
    }
    // Two stretches with a number of the key between them are the bytes of no system.
    boolean isApart = before.contains(at.name()) && !before.containsAll(hash.of());
    if (isApart && names.containsAll(hash.of())) {
      String other =
          hash.of().stream().filter(it -> !before.contains(it)).findFirst().orElseThrow();
      String problem = "hashOf of {name} names " + other + ", and the bucket is between them";
      String advice = "hash only parts before the bucket: " + String.join(", ", before);
      faults.add(OF, problem, Mend.advise(advice));
    }
  }
}
