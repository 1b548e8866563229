/** The guide's table "Keys of other systems", each row beside the code that writes such keys. */
@NullMarked
package dev.keywright.benchmarks.foreign;

import org.jspecify.annotations.NullMarked;
