/** The differences of two designs. */
@NullMarked
package dev.keywright.report.compare;

import org.jspecify.annotations.NullMarked;
