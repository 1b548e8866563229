/** Characters as UTF-8, for the codecs of every format; no module outside sees it. */
@NullMarked
package dev.keywright.runtime.utf8;

import org.jspecify.annotations.NullMarked;
