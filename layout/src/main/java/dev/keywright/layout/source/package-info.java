/** Java source, as generated keys, signatures and messages write it. */
@NullMarked
package dev.keywright.layout.source;

import org.jspecify.annotations.NullMarked;
