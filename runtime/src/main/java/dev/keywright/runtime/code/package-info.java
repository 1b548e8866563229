/** The codes of enum constants, ready to be copied and found; no module outside sees it. */
@NullMarked
package dev.keywright.runtime.code;

import org.jspecify.annotations.NullMarked;
