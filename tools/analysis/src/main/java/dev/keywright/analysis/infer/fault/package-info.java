/** What is wrong with layouts that were found, shown with keys of the input. */
@NullMarked
package dev.keywright.analysis.infer.fault;

import org.jspecify.annotations.NullMarked;
