/** Keys and ranges as the HBase client takes them; Lindorm's own client has the same types. */
@NullMarked
package dev.keywright.store.hbase;

import org.jspecify.annotations.NullMarked;
