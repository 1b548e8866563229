/** Writes layouts as the entities that people would have written for them. */
@NullMarked
package dev.keywright.analysis.source;

import org.jspecify.annotations.NullMarked;
