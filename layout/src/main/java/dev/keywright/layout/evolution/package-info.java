/** What has changed from one layout to another, and what becomes of the rows that exist. */
@NullMarked
package dev.keywright.layout.evolution;

import org.jspecify.annotations.NullMarked;
