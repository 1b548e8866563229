/** Pictures of the load that the simulator foretells. */
@NullMarked
package dev.keywright.report.forecast;

import org.jspecify.annotations.NullMarked;
