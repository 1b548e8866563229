package dev.keywright.runtime.codec;

/** How much a reader of a stored column checks. */
public enum ReadMode {
  /**
   * No value is checked: what takes the values must refuse those that the parts may not hold. A
   * malformed column is refused without a reason.
   */
  QUICK,

  /** Every value is checked, and a malformed column is refused without a reason. */
  CHECKING,

  /** Every value is checked, and a refusal says which part is at fault, and why. */
  EXPLAINING
}
