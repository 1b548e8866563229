/** The elements of lists while they are read; no module outside sees it. */
@NullMarked
package dev.keywright.runtime.element;

import org.jspecify.annotations.NullMarked;
