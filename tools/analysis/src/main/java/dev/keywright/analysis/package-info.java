/** The words that all findings about stored keys share: estimates, and how bytes are shown. */
@NullMarked
package dev.keywright.analysis;

import org.jspecify.annotations.NullMarked;
