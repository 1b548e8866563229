package dev.keywright.runtime.binary;

/** A part that says in messages which values may be in the place of another one. */
interface Expecting {

  /** The values in words. They are put together for an exception, and not for each value. */
  String expected();
}
