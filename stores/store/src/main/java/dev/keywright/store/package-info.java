/** What the adapters of all stores share: what a store takes, how it is read and written. */
@NullMarked
package dev.keywright.store;

import org.jspecify.annotations.NullMarked;
