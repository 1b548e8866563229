/** Java source, as generated keys, signatures and messages write it. */
@NullMarked
package dev.keywright.runtime.source;

import org.jspecify.annotations.NullMarked;
