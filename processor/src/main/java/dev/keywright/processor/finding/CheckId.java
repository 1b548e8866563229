package dev.keywright.processor.finding;

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

  // Order and identity.
  KW101("unpadded-number"),
  KW102("pad-too-narrow"),
  KW103("negative-number"),
  KW104("separator-above-alphabet"),
  KW105("separator-in-value"),
  KW106("unknown-alphabet"),
  KW107("timestamp-text"),
  KW108("floating-key"),
  KW109("order-mismatch-unicode"),
  KW110("nullable-or-empty"),
  KW111("reverse-variable"),

  // Distribution of writes.
  KW201("monotonic-leading"),
  KW202("descending-does-not-spread"),
  KW203("low-cardinality-leading"),
  KW204("constant-prefix-leading"),
  KW205("dependent-part"),
  KW206("spread-at-tail"),
  KW207("bucket-granularity"),
  KW208("unstable-hash"),
  KW209("hash-width"),
  KW210("random-salt-get"),

  // Limits of stores.
  KW301("key-too-long"),
  KW302("key-length-unbounded"),
  KW303("too-many-parts"),
  KW304("forbidden-character"),
  KW305("key-type"),
  KW306("partition-too-large"),
  KW307("partition-too-hot"),
  KW309("digits-as-text"),
  KW310("verbose-constant"),

  // Access patterns.
  KW401("range-over-hash"),
  KW402("no-partition-in-query"),
  KW403("skipped-part"),
  KW404("newest-first"),
  KW405("not-unique"),
  KW406("no-order-in-store"),

  // Evolution.
  KW501("layout-changed"),
  KW502("mutable-key-part"),
  KW503("enum-by-ordinal-or-name"),

  // What controls the others.
  KW901("unused-suppression"),
  KW902("missing-reason"),
  KW903("unknown-check");

  private final String readableName;

  CheckId(String readableName) {
    this.readableName = readableName;
  }

  /** The name that stands beside the id in messages. */
  public String readableName() {
    return readableName;
  }

  /** Whether it asks if annotations mean something; such a finding cannot be accepted. */
  public boolean isForm() {
    return name().startsWith("KW0");
  }

  /** The page that explains the check, from the root of the project. */
  public String page() {
    return "docs/checks/" + name() + "-" + readableName + ".md";
  }
}
