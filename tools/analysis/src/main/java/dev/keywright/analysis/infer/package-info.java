/** Which layouts stored keys can have, found from a sample of the keys alone. */
@NullMarked
package dev.keywright.analysis.infer;

import org.jspecify.annotations.NullMarked;
