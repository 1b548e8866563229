/** Whether stored keys are what a layout says, and how far they use what it allows. */
@NullMarked
package dev.keywright.analysis.verify;

import org.jspecify.annotations.NullMarked;
