/** The words that all findings share. */
@NullMarked
package dev.keywright.analysis;

import org.jspecify.annotations.NullMarked;
