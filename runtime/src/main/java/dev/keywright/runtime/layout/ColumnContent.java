package dev.keywright.runtime.layout;

/** The content of one column, read from left to right; each step refuses as decoding does. */
interface ColumnContent {

  /** Where the next item begins. */
  int position();

  /** Where the content ends. */
  int length();

  /** Reads the number of the bucket. */
  int bucket();

  /** Passes over the hash prefix. */
  void skipHash();

  /** Compares the hash prefix that began at a position with the part that has been read. */
  void verifyHash(int start);

  /** Reads the value of a part. */
  Object read(int index);

  /** Passes over what stands between two items. */
  void separator();

  /** Says that nothing may follow. */
  void end();

  /** A stretch of the content, in the class of the contents. */
  Object between(int from, int to);
}
