/** What is written under each layout, and what is asked of it. */
@NullMarked
package dev.keywright.conformance.cases;

import org.jspecify.annotations.NullMarked;
