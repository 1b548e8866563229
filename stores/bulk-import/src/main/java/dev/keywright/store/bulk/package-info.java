/** Many rows into one table: cut, shuffled, written by several workers, and resumable. */
@NullMarked
package dev.keywright.store.bulk;

import org.jspecify.annotations.NullMarked;
