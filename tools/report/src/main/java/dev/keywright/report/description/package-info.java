/** The descriptions of keys that the processor writes, read back. */
@NullMarked
package dev.keywright.report.description;

import org.jspecify.annotations.NullMarked;
