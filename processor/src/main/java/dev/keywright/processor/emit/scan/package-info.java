/** The scans of generated keys, stage by stage. */
@NullMarked
package dev.keywright.processor.emit.scan;

import org.jspecify.annotations.NullMarked;
