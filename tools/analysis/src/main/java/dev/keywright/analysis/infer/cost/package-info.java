/** How many bits descriptions of values take. */
@NullMarked
package dev.keywright.analysis.infer.cost;

import org.jspecify.annotations.NullMarked;
