/** Tables of HBase: the old row decides, and timestamps keep the new table in its order. */
@NullMarked
package dev.keywright.rekey.hbase;

import org.jspecify.annotations.NullMarked;
