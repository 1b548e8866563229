/** Keys and ranges as types of the Bigtable client, and its rows read and written in batches. */
@NullMarked
package dev.keywright.store.bigtable;

import org.jspecify.annotations.NullMarked;
