/** What the pictures show. */
@NullMarked
package dev.keywright.simulator.picture;

import org.jspecify.annotations.NullMarked;
