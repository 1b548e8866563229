package dev.keywright.processor.laws;

/**
 * Where a part stands in its column.
 *
 * @param last whether nothing follows it
 * @param ordered whether its values shall sort there
 */
record Place(KeyForm form, boolean last, boolean ordered) {

  char separator() {
    return form.separator();
  }

  boolean escape() {
    return form.escape();
  }

  boolean binary() {
    return form.binary();
  }

  boolean tuple() {
    return form.tuple();
  }

  /** The last character that is written as an escape here, or -1. */
  int escapedUpTo() {
    return escape() && !last ? separator() + 1 : -1;
  }
}
