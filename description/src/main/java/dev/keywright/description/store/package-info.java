/** What is known about the stores: their limits and order, and what their vendors advise. */
@NullMarked
package dev.keywright.description.store;

import org.jspecify.annotations.NullMarked;
