/** Tests of reports, on designs that are compiled with the processor. */
@NullMarked
package dev.keywright.report;

import org.jspecify.annotations.NullMarked;
