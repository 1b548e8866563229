package dev.keywright.analysis.infer;

/**
 * What it takes to name a type or an encoding, in bits. Usual ones are short. The differences are
 * small on purpose: keys decide, and where they do not, candidates stay as good as each other.
 */
final class Priors {
  static final double PADDED = 2;
  static final double UNPADDED = 2;
  static final double TEXT = 6;
  static final double CODES = 3;
  static final double FLAG = 3;
  static final double CHARACTER = 3;
  static final double UUID = 2;
  static final double HEX = 4;
  static final double HEX_BYTES = 6;
  static final double SUFFIX = 4;
  static final double DESCENDING = 3;
  static final double REVERSED = 6;
  static final double SIGNED = 5;
  static final double COUNTED_DOWN = 3;

  /** UUIDs that no standard knows; random bytes look like them. */
  static final double NO_VERSION = 40;

  /** A smallest value far from zero: identifiers begin near zero, and times do not. */
  static final double WINDOW = 6;

  /** Texts in BINARY, where TEXT can write the same. */
  static final double BINARY_TEXTS = 8;

  /** Numbers below zero, which few keys have. */
  static final double NEGATIVE = 4;

  /** Zeros that fill up to one digit, where there is nothing to fill. */
  static final double WIDTH_OF_ONE = 14;

  /** What a top-level domain in front of every text tells. */
  static final double HOST = 12;

  /** Two parts of TEXT with nothing between. */
  static final double TOUCHING = 20;

  /** A part with one value in all keys. */
  static final double CONSTANT = 12;

  /** One more item. */
  static final double ITEM = 3;

  private Priors() {}
}
