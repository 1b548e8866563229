/** Keys and ranges as types of the Tablestore client, and its rows read and written in batches. */
@NullMarked
package dev.keywright.store.tablestore;

import org.jspecify.annotations.NullMarked;
