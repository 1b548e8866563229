/** Checks of where writes go: keys that send them all to one server. */
@NullMarked
package dev.keywright.processor.check.distribution;

import org.jspecify.annotations.NullMarked;
