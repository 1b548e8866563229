/** What columns can hold, judged by what the codecs write and read. */
@NullMarked
package dev.keywright.layout.language;

import org.jspecify.annotations.NullMarked;
