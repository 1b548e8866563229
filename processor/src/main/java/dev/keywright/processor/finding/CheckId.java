package dev.keywright.processor.finding;

import java.util.Set;

/**
 * The checks, each with an id and a name that never change. The page of a check is {@code
 * docs/checks/KWnnn-name.md}.
 */
public enum CheckId {
  // Form: do the annotations mean something?
  KW001("unsupported-type"),
  KW002("duplicate-order"),
  KW003("missing-order"),
  KW004("unreachable-member"),
  KW005("attribute-out-of-range"),
  KW006("attribute-not-applicable"),
  KW007("misplaced-hash"),
  KW008("name-clash"),
  KW009("malformed-alphabet"),
  KW010("missing-partition-key"),
  KW011("unusable-code"),
  KW012("split-column"),
  KW013("unresolved-type"),
  KW014("unknown-name"),
  KW015("malformed-signature"),
  KW016("malformed-table"),
  KW017("contradictory-facts"),
  KW018("class-file-limit"),
  KW019("malformed-template"),
  KW020("malformed-family"),
  KW021("shared-key"),
  KW022("foreign-rows", Trait.OF_FAMILY),
  KW024("unusable-function"),
  KW025("misplaced-list"),
  KW026("unsuitable-element"),

  // Order and identity.
  KW101("unpadded-number", Trait.MISORDERS),
  KW102("pad-too-narrow"),
  KW103("negative-number"),
  KW104("separator-above-alphabet", Trait.MISORDERS),
  KW105("separator-in-value", Trait.UNREADABLE),
  KW106("unknown-alphabet"),
  KW107("timestamp-text"),
  KW108("floating-key"),
  KW109("order-mismatch-unicode"),
  KW110("nullable-or-empty"),
  KW111("reverse-variable"),
  KW112("foreign-order", Trait.MISORDERS),
  KW113("unrounded-time"),

  // Distribution of writes.
  KW201("monotonic-leading", Trait.COSTS),
  KW202("descending-does-not-spread", Trait.COSTS),
  KW203("low-cardinality-leading", Trait.COSTS),
  KW204("constant-prefix-leading", Trait.COSTS),
  KW205("dependent-part", Trait.COSTS),
  KW206("spread-at-tail", Trait.COSTS),
  KW207("bucket-granularity", Trait.COSTS),
  KW208("unstable-hash"),
  KW209("hash-width", Trait.COSTS),
  KW210("random-salt-get", Trait.COSTS),

  // Limits of stores.
  KW301("key-too-long"),
  KW302("key-length-unbounded"),
  KW303("too-many-parts"),
  KW304("forbidden-character"),
  KW305("key-type"),
  KW306("partition-too-large", Trait.COSTS),
  KW307("partition-too-hot", Trait.COSTS),
  KW309("digits-as-text", Trait.COSTS),
  KW310("verbose-constant", Trait.COSTS),
  KW311("joined-index-key", Trait.COSTS),

  // Access patterns.
  KW401("range-over-hash"),
  KW402("no-partition-in-query"),
  KW403("skipped-part"),
  KW404("newest-first"),
  KW405("not-unique"),
  KW406("no-order-in-store"),
  KW407("range-of-family"),

  // Evolution.
  KW501("layout-changed", Trait.FOLLOWS_OTHERS),
  KW502("mutable-key-part"),
  KW503("enum-by-ordinal-or-name"),
  KW504("missing-signature", Trait.FOLLOWS_OTHERS),

  // What controls the others.
  KW901("unused-suppression"),
  KW902("missing-reason"),
  KW903("unknown-check");

  private final String readableName;
  private final Trait trait;

  CheckId(String readableName) {
    this(readableName, Trait.NONE);
  }

  CheckId(String readableName, Trait trait) {
    this.readableName = readableName;
    this.trait = trait;
  }

  /** What else follows from a finding of a check. */
  private enum Trait {
    /** Nothing. */
    NONE,
    /** Keys of the part sort wrongly, so it has no ranges even where the finding is accepted. */
    MISORDERS,
    /** Keys are right, but reading or writing them costs more than it must. */
    COSTS,
    /** Nobody could read such keys again, so the finding cannot be accepted. */
    UNREADABLE,
    /** It compares what is well formed, so the finding can be accepted. */
    OF_FAMILY,
    /** The remedies of other findings change what it proposes. */
    FOLLOWS_OTHERS
  }

  /** The name that is next to the id in messages. */
  public String readableName() {
    return readableName;
  }

  /** Whether it asks if annotations mean something; such a finding cannot be accepted. */
  public boolean isForm() {
    return name().startsWith("KW0") && trait != Trait.OF_FAMILY;
  }

  /** Whether an error of this check stays an error, whatever accepts it. */
  public boolean isRequired() {
    return isForm() || trait == Trait.UNREADABLE;
  }

  /** Whether a part with this finding has no ranges. */
  public boolean misorders() {
    return trait == Trait.MISORDERS;
  }

  /** Whether keys with this finding are right, and only cost more than they must. */
  public boolean isOfCost() {
    return trait == Trait.COSTS;
  }

  /** Whether its fix can be told only once no other error is left. */
  public boolean followsOthers() {
    return trait == Trait.FOLLOWS_OTHERS;
  }

  /** The checks whose findings on the same part make a finding of this one needless. */
  public Set<CheckId> roots() {
    return switch (this) {
      // The alphabet of a text that stays clear of what a store refuses is an alphabet.
      case KW106 -> Set.of(KW304);
      // Sizes and writes say how many partitions are too few.
      case KW203 -> Set.of(KW306, KW307);
      // Codes that begin alike matter less than that there are few.
      case KW204 -> Set.of(KW203);
      // The family has the ranges of partitions, too.
      case KW402 -> Set.of(KW407);
      // A code for each constant mends its length, too.
      case KW310 -> Set.of(KW503);
      default -> Set.of();
    };
  }

  /** The checks whose findings anywhere in the key make a finding of this one needless. */
  public Set<CheckId> rootsInKey() {
    // Buckets that are all used multiply the places, so few values may be enough.
    return this == KW203 ? Set.of(KW207) : Set.of();
  }

  /** The page that explains the check, from the root of the project. */
  public String page() {
    return "docs/checks/" + name() + "-" + readableName + ".md";
  }
}
