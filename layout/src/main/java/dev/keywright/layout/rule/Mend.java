package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.On;

/**
 * One way to mend a fault.
 *
 * @param on the annotation to change
 * @param attribute the attribute to change; empty for the whole annotation
 * @param value what to write: a number, a text, or a constant of an enum
 * @param words what the way is for, a remark in parentheses, or the whole advice
 */
public record Mend(Action action, On on, String attribute, Object value, String words) {

  /** What to do. */
  public enum Action {
    /** Take the attribute away. */
    LEAVE,
    /** Write a value. */
    SET,
    /** Something that only the author can do. */
    ADVISE,
    /** Write as many digits as the values need. */
    PAD,
    /** Write the whole key in BINARY. */
    WRITE_BYTES
  }

  static Mend leave(On on, String attribute) {
    return new Mend(Action.LEAVE, on, attribute, "", "");
  }

  static Mend leave(String attribute) {
    return leave(On.PART, attribute);
  }

  static Mend set(String attribute, Object value) {
    return set(On.PART, attribute, value);
  }

  static Mend set(On on, String attribute, Object value) {
    return new Mend(Action.SET, on, attribute, value, "");
  }

  static Mend advise(String text) {
    return new Mend(Action.ADVISE, On.PART, "", "", text);
  }

  static Mend pad() {
    return new Mend(Action.PAD, On.PART, "", "", "");
  }

  static Mend writeBytes(String purpose) {
    return new Mend(Action.WRITE_BYTES, On.PART, "", "", purpose);
  }

  Mend remarked(String remark) {
    return new Mend(action, on, attribute, value, remark);
  }
}
