/**
 * The order in which writes reach the two tables, for stores with transactions and for those
 * without.
 */
@NullMarked
package dev.keywright.rekey.order;

import org.jspecify.annotations.NullMarked;
