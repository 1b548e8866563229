/** What columns can hold, judged by what the codecs write and read. */
@NullMarked
package dev.keywright.layout.automaton;

import org.jspecify.annotations.NullMarked;
