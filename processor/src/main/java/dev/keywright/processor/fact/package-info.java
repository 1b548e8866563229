/** What several annotations say about the values of one part, as the facts that they leave. */
@NullMarked
package dev.keywright.processor.fact;

import org.jspecify.annotations.NullMarked;
