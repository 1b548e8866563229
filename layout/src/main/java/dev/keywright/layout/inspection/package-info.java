/** Stored keys explained, whole or not, by the signature of their layout. */
@NullMarked
package dev.keywright.layout.inspection;

import org.jspecify.annotations.NullMarked;
