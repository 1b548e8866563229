package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Optional;
import java.util.function.Function;

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
  EXPLAINING;

  /**
   * The key that is read from columns, or nothing if a part or the constructor of the key refuses
   * it: no reason is looked for. Other exceptions are faults of a type of the user, and are thrown.
   */
  public static <K> Optional<K> ifLegal(Function<? super ReadMode, ? extends K> read) {
    try {
      return Optional.of(read.apply(CHECKING));
    } catch (UnexplainedRefusal | MalformedKeyException | InvalidPartException refused) {
      return Optional.empty();
    }
  }
}
