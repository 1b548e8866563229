/** Keys in embedded sorted stores: maps of H2's MVStore, and RocksDB. */
@NullMarked
package dev.keywright.store.kv;

import org.jspecify.annotations.NullMarked;
