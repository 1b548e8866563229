/** Tests of what an inference is made of. */
@NullMarked
package dev.keywright.analysis.infer.sample;

import org.jspecify.annotations.NullMarked;
