/** Tests that the sources of layouts compile to these layouts. */
@NullMarked
package dev.keywright.analysis.source;

import org.jspecify.annotations.NullMarked;
