/** Tables of a real cluster are re-keyed. */
@NullMarked
package dev.keywright.engine.hbase.rekeyed;

import org.jspecify.annotations.NullMarked;
