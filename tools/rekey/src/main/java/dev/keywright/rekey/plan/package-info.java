/** What a re-keying would do and cost, and what it cannot promise. */
@NullMarked
package dev.keywright.rekey.plan;

import org.jspecify.annotations.NullMarked;
