/**
 * The interfaces of families: what their members have in common, and how one is told from others.
 */
@NullMarked
package dev.keywright.processor.emit.family;

import org.jspecify.annotations.NullMarked;
