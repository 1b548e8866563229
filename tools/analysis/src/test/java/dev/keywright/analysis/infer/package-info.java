@NullMarked
package dev.keywright.analysis.infer;

import org.jspecify.annotations.NullMarked;
