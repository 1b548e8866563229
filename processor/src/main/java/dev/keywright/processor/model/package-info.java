/** What was read, as plain values: layouts, columns, parts. Nothing here knows a compiler. */
@NullMarked
package dev.keywright.processor.model;

import org.jspecify.annotations.NullMarked;
