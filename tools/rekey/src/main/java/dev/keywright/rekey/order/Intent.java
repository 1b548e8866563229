package dev.keywright.rekey.order;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.State;
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

  /** In a state that writes the old table alone, no new key is needed. */
  static Intent of(State state, Optional<Row> before, Optional<Row> after, KeyMapping mapping) {
    return of(before, after, state.writes() == State.Writes.OLD ? it -> Optional.empty() : mapping);
  }

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
    Optional<RowBytes> to = after.flatMap(mapping::newKey);
    return new Intent(key, before, after, before.flatMap(it -> known(it, mapping)), to);
  }

  /** A row without a new key is in the old table alone: it can be deleted, and be changed. */
  private static Optional<RowBytes> known(Row before, KeyMapping mapping) {
    try {
      return mapping.newKey(before);
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  /** Where the new table has the row. */
  RowBytes place() {
    return from.or(() -> to)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "row %s has no new key, so the new table has no such row".formatted(key)));
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

  CollisionException takenBack(RowBytes other) {
    return new CollisionException(
        "rows %s and %s would both have the new key %s; the write was taken back, and the cells of the row have new timestamps: give the new key a part"
                .formatted(key, other, to.map(RowBytes::toString).orElse(""))
            + " that tells them apart");
  }

  HalfWriteException half(String what) {
    return new HalfWriteException(
        "row %s: %s; the outcome is not known: read the row again before you repeat the write"
            .formatted(key, what));
  }
}
