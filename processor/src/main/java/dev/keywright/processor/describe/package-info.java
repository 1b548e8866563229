/** What is known of a key, as a document for other programs: reports, reviews, simulations. */
@NullMarked
package dev.keywright.processor.describe;

import org.jspecify.annotations.NullMarked;
