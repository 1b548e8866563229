package dev.keywright.analysis.infer;

/**
 * One way to read a span.
 *
 * @param stem what the name of the part begins with
 * @param declaration what stands behind the name in a signature
 * @param words what it is, for people: {@code a number of 13 digits}
 * @param bits the description length of the declaration and of the values
 * @param endsItself whether another part may follow without a literal between
 */
record Reading(String stem, String declaration, String words, double bits, boolean endsItself) {
  static final String PART = "part";
  static final String TIME = "time";
  static final String UUID = "uuid";
  static final String CODE = "code";
  static final String BYTES = "bytes";
  static final String LIST = "list";

  /** The same reading with a longer description. */
  Reading plus(double more) {
    return new Reading(stem, declaration, words, bits + more, endsItself);
  }
}
