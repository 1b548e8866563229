/** A table that moves to another layout while it is read. */
@NullMarked
package dev.keywright.store.kv.migration;

import org.jspecify.annotations.NullMarked;
