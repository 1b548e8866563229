/** The keys that an inference keeps, and the cuts between their items. */
@NullMarked
package dev.keywright.analysis.infer.sample;

import org.jspecify.annotations.NullMarked;
