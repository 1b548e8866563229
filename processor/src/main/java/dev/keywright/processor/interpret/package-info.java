/** What is declared becomes layouts here, without a question to the compiler. */
@NullMarked
package dev.keywright.processor.interpret;

import org.jspecify.annotations.NullMarked;
