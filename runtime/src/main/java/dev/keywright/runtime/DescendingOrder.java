package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Texts or bytes, the largest first. Bounds of ranges count upward all the same, since below a text
 * none is the next one: only {@link #compare} goes the other way.
 */
final class DescendingOrder<C> extends ColumnOrder<C> {
  private final ColumnOrder<C> upward;

  DescendingOrder(ColumnOrder<C> upward) {
    this.upward = upward;
  }

  @Override
  public int compare(C a, C b) {
    return upward.compare(b, a);
  }

  @Override
  public ColumnOrder<C> descending() {
    return upward;
  }

  @Override
  public boolean isDescending() {
    return true;
  }

  @Override
  public ColumnOrder<C> ofBounds() {
    return upward;
  }

  @Override
  public @Nullable C next(C value) {
    return upward.next(value);
  }

  @Override
  public C first() {
    return upward.first();
  }

  @Override
  public @Nullable C nextPrefix(C prefix) {
    return upward.nextPrefix(prefix);
  }

  @Override
  public C join(C first, C second) {
    return upward.join(first, second);
  }

  @Override
  C copy(C value) {
    return upward.copy(value);
  }
}
