/** Keys and ranges as statements of the Cassandra driver, and its rows read by pages. */
@NullMarked
package dev.keywright.store.cassandra;

import org.jspecify.annotations.NullMarked;
