package dev.keywright.testing.law;

import dev.keywright.runtime.Key;
import dev.keywright.testing.key.JavaValues;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A key is decoded to what it was made of, and its columns are those that LAYOUT says. */
final class InverseLaw implements RowsJudge.RowsLaw {
  private final TestedKey key;

  InverseLaw(TestedRows sample) {
    this.key = sample.testedKey();
  }

  @Override
  public Optional<String> fault(List<KeyRow> rows) {
    KeyRow row = rows.get(0);
    Map<String, Object> said = key.codec().encode(row.values());
    if (!Plain.same(said, row.columns())) {
      return Optional.of(row + "\n  but LAYOUT says " + Plain.shown(said));
    }
    Map<String, Object> read = key.codec().decode(row.columns().values().toArray());
    if (read.keySet().stream().anyMatch(it -> !Plain.same(read.get(it), row.value(it)))) {
      return Optional.of(row + "\n  is decoded to " + Plain.shown(read));
    }
    Key decoded;
    try {
      decoded = key.decode(row.columns());
    } catch (RuntimeException refused) {
      return Optional.of(row + "\n  decode refuses it: " + refused.getMessage());
    }
    return fault(row, decoded);
  }

  private Optional<String> fault(KeyRow row, Key decoded) {
    String read = row + "\n  is decoded to " + decoded;
    if (!decoded.equals(row.key()) || decoded.hashCode() != row.key().hashCode()) {
      return Optional.of(read + ", which is not equal to the key");
    }
    if (!Plain.same(decoded.columns(), row.columns())) {
      return Optional.of(read + ", which is encoded as " + Plain.shown(decoded.columns()));
    }
    if (!key.tryDecode(row.columns()).equals(Optional.of(row.key()))) {
      return Optional.of(row + "\n  tryDecode does not find the key");
    }
    return key.components().stream()
        .filter(it -> isAnother(row, decoded, it))
        .findFirst()
        .map(
            it ->
                read
                    + ": "
                    + it.getType().getSimpleName()
                    + ".equals or hashCode differs for one value of "
                    + it.getName());
  }

  // A type without equals is no fault, since keys compare the values inside.
  private boolean isAnother(KeyRow row, Key decoded, RecordComponent part) {
    Object before = row.java(part.getName());
    Object after = key.component(decoded, part);
    boolean hasEquals =
        JavaValues.isAroundOne(part.getType())
            && !(row.value(part.getName()) instanceof byte[])
            && overrides(part.getType());
    return hasEquals && !(before.equals(after) && before.hashCode() == after.hashCode());
  }

  private static boolean overrides(Class<?> type) {
    try {
      return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
