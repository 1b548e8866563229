/** The documentation of generated code. */
@NullMarked
package dev.keywright.processor.emit.javadoc;

import org.jspecify.annotations.NullMarked;
