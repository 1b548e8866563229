package dev.keywright.rekey.order;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Stored;
import java.util.Optional;

/**
 * What an application wants of a row.
 *
 * @param key its old key
 * @param from where the new table has it; empty if it is not there
 * @param to where the new table shall have it; empty if it shall not
 */
record Intent(
    RowBytes key,
    Optional<Row> before,
    Optional<Row> after,
    Optional<RowBytes> from,
    Optional<RowBytes> to) {

  static Intent of(Optional<Row> before, Optional<Row> after, KeyMapping mapping) {
    RowBytes key =
        before
            .or(() -> after)
            .map(Row::key)
            .orElseThrow(
                () -> new IllegalArgumentException("a write has a row before, after, or both"));
    if (after.filter(it -> !it.key().equals(key)).isPresent()) {
      throw new IllegalArgumentException(
          "the row before has the old key %s and the row after has %s: delete one, insert the other"
              .formatted(key, after.get().key()));
    }
    return new Intent(
        key, before, after, before.flatMap(mapping::newKey), after.flatMap(mapping::newKey));
  }

  /** Whether the row gets another new key, its first, or none. */
  boolean isMove() {
    return !from.equals(to);
  }

  boolean isInsert() {
    return before.isEmpty();
  }

  /** Refuses the write if the store has something else than the application has read. */
  void requireBefore(Stored current) {
    boolean isSame =
        before.isPresent() == current.row().isPresent()
            && before.map(it -> it.isLike(current.row().get())).orElse(true);
    if (!isSame) {
      throw conflict();
    }
  }

  ConflictException conflict() {
    return new ConflictException(
        "row %s was changed since it was read; nothing was written: read it again".formatted(key));
  }

  CollisionException collision(RowBytes other) {
    return new CollisionException(
        "rows %s and %s would both have the new key %s; nothing was written: give the new key a part"
                .formatted(key, other, to.map(RowBytes::toString).orElse(""))
            + " that tells them apart");
  }

  HalfWriteException half(String what) {
    return new HalfWriteException(
        "row %s: %s; the outcome is not known: read the row again before you repeat the write"
            .formatted(key, what));
  }
}
