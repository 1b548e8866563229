/** Do the members of a family fit into one table? Pure functions of the model. */
@NullMarked
package dev.keywright.processor.check.family;

import org.jspecify.annotations.NullMarked;
