/** Which codec a part has in its place, decided here and nowhere else, and columns made of them. */
@NullMarked
package dev.keywright.layout.assembly;

import org.jspecify.annotations.NullMarked;
