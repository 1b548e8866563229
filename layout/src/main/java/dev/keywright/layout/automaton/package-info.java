/** Which contents a column can have, as automata, and which contents two columns share. */
@NullMarked
package dev.keywright.layout.automaton;

import org.jspecify.annotations.NullMarked;
