package dev.keywright.testing.law;

import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;

/** Different values give different keys, and different values of each type. */
final class IdentityLaw implements RowsJudge.RowsLaw {
  private final List<RecordComponent> types;

  IdentityLaw(TestedRows sample) {
    this.types =
        sample.testedKey().components().stream()
            .filter(it -> JavaValues.isAroundOne(it.getType()))
            .toList();
  }

  @Override
  public Optional<String> fault(List<KeyRow> rows) {
    KeyRow one = rows.get(0);
    KeyRow other = rows.get(1);
    boolean isOne = one.picks().equals(other.picks());
    if (Plain.same(one.columns(), other.columns()) != isOne) {
      return Optional.of(one + "\n  " + other + "\n  two rows would share one key");
    }
    if (one.key().equals(other.key()) != isOne) {
      return Optional.of(one + "\n  " + other + "\n  equals says " + !isOne);
    }
    return types.stream()
        .filter(it -> isConfused(it, one, other))
        .findFirst()
        .map(
            it ->
                one
                    + "\n  "
                    + other
                    + "\n  "
                    + it.getType().getSimpleName()
                    + ".equals holds two values of "
                    + it.getName()
                    + " for one");
  }

  private static boolean isConfused(RecordComponent part, KeyRow one, KeyRow other) {
    String name = part.getName();
    return !Plain.same(one.value(name), other.value(name))
        && one.java(name).equals(other.java(name));
  }
}
