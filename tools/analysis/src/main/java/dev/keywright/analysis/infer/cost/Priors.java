package dev.keywright.analysis.infer.cost;

/**
 * What it takes to name a type or an encoding, in bits. Usual ones are short. The differences are
 * small on purpose: keys decide, and where they do not, candidates stay as good as each other.
 */
public final class Priors {
  public static final double PADDED = 2;
  public static final double UNPADDED = 2;
  public static final double TEXT = 6;
  public static final double FLAG = 3;
  public static final double CHARACTER = 3;
  public static final double UUID = 2;
  public static final double HEX = 4;
  public static final double HEX_BYTES = 6;
  public static final double DESCENDING = 3;
  public static final double REVERSED = 6;
  public static final double SIGNED = 5;
  public static final double COUNTED_DOWN = 3;

  /** UUIDs that no standard knows; random bytes look like them. */
  public static final double NO_VERSION = 40;

  /** A smallest value far from zero: identifiers begin near zero, and times do not. */
  public static final double WINDOW = 6;

  /** Texts in BINARY, where TEXT can write the same. */
  public static final double BINARY_TEXTS = 8;

  /** Texts with characters that nobody sees. */
  public static final double CONTROLS = 40;

  /** Numbers below zero, which few keys have. */
  public static final double NEGATIVE = 4;

  /** Zeros that fill up to one digit, where there is nothing to fill. */
  public static final double WIDTH_OF_ONE = 14;

  /** What a top-level domain in front of every text tells. */
  public static final double HOST = 12;

  /** Two parts of TEXT with nothing between. */
  public static final double TOUCHING = 20;

  /** The same of BINARY, where most parts touch. */
  public static final double TOUCHING_BYTES = 10;

  /** The same for each key: a cut of what people see as a whole must show in the keys. */
  public static final double TOUCHING_A_KEY = 1;

  public static final double TOUCHING_BYTES_A_KEY = 0.5;

  /** The same of a text whose first letters are cut off: a list of them alone is short. */
  public static final double TOUCHING_TEXTS_A_KEY = 1.5;

  /**
   * Numbers of 3 or of 5 to 7 bytes, which few systems write: nearly as much as the cut between two
   * numbers that are usual.
   */
  public static final double UNUSUAL_WIDTH_A_KEY = 0.4;

  /** Fractions that nobody measures, such as 10^200: the cut of a whole must not be cheaper. */
  public static final double UNUSUAL_FRACTION_A_KEY = 1;

  /** A first literal of one byte or of bytes that are no signs: less than such a number. */
  public static final double FIRST_BYTES_A_KEY = 0.3;

  /** The same of a second byte. */
  public static final double MORE_BYTES_A_KEY = 0.25;

  /** A sign that all texts begin with: a literal in front takes less. */
  public static final double SIGN_A_KEY = 0.75;

  /** A literal that ends inside a word: its first letters are the same in few keys by chance. */
  public static final double INSIDE_A_WORD_A_KEY = 0.05;

  /** A literal that ends in zeros with which a number behind it would have a usual width. */
  public static final double CUT_NUMBER_A_KEY = 0.5;

  /**
   * Bytes in which all keys have the same byte somewhere: several parts whose values depend on each
   * other, so that a list of all of them together is short.
   */
  public static final double HIDDEN_PARTS_A_KEY = 8;

  /** Numbers from the largest on: skewed ones can seem so by chance, but keep a doubt. */
  public static final double DESCENDING_A_KEY = 0.015;

  /**
   * Texts that are numbers, but for a word or two: a word mostly says that a row is of another
   * kind.
   */
  public static final double NUMBERS_AND_WORDS_A_KEY = 1;

  /** Numbers in which a literal is: more than the literals around what is left take. */
  public static final double FIXED_BYTES_A_KEY = 2;

  /** Numbers that lie most where a format counts down to, or around what it adds. */
  public static final double AT_A_PEAK_A_KEY = 0.12;

  /** All numbers below zero: descending ones are more usual. */
  public static final double ALL_NEGATIVE_A_KEY = 2 * DESCENDING_A_KEY;

  /** Digits from the last on: a code of skewed numbers is shorter by chance. */
  public static final double REVERSED_A_KEY = 0.1;

  /** A part with one value in all keys. */
  public static final double CONSTANT = 12;

  /** One more item. */
  public static final double ITEM = 3;

  private Priors() {}
}
