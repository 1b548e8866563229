package dev.keywright.layout.rule;

import java.util.List;

/**
 * A rule that a part breaks.
 *
 * @param on which annotation of the part says so
 * @param attribute the attribute of that annotation, or empty if it is the annotation itself
 * @param problem the sentence of the message: what is declared, and why that cannot be
 * @param remedies what to write instead, the best first
 */
public record Breach(Flaw flaw, On on, String attribute, String problem, List<Mend> remedies) {

  /** The sort of a fault; the processor has a check for each. */
  public enum Flaw {
    /** Keys can be written, but the attribute has no effect. */
    IDLE,
    /** The attribute is not for such parts. */
    NOT_APPLICABLE,
    /** A number that no key can follow. */
    OUT_OF_RANGE,
    /** Larger numbers do not sort first. */
    MISORDERED,
    /** A hash that is not at the beginning of the key. */
    MISPLACED_HASH,
    /** An alphabet that cannot be read. */
    ALPHABET,
    /** A name that no part has. */
    UNKNOWN_NAME,
    /** No value can be written. */
    NO_VALUE
  }

  /** The annotations that say something of a part. */
  public enum On {
    /** {@code @PartitionKey} or {@code @SortKey}. */
    PART,
    /** {@code @Domain}. */
    DOMAIN,
    /** {@code @EncodedNumber}. */
    NUMBER,
    /** {@code @EncodedText}. */
    TEXT,
    /** The annotation of the entity that adds something to the column. */
    ADDED
  }

  public Breach {
    remedies = List.copyOf(remedies);
  }

  /** Whether no key could be written. */
  public boolean isIllegal() {
    return flaw != Flaw.IDLE;
  }
}
