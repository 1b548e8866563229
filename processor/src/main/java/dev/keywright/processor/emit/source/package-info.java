/** Generated source, laid out as a person would. */
@NullMarked
package dev.keywright.processor.emit.source;

import org.jspecify.annotations.NullMarked;
