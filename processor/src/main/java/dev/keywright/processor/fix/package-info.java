/** What to write instead: edits of annotations, and the sentences that messages make of them. */
@NullMarked
package dev.keywright.processor.fix;

import org.jspecify.annotations.NullMarked;
