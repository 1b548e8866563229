/** Files of example keys. */
@NullMarked
package dev.keywright.testing.golden;

import org.jspecify.annotations.NullMarked;
