/** Verifications against parsers and counts that share no code with them. */
@NullMarked
package dev.keywright.analysis.verify;

import org.jspecify.annotations.NullMarked;
