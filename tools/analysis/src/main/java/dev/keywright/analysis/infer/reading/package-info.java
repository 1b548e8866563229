/** What an item of a key can be: each way in which the bytes between two cuts can be read. */
@NullMarked
package dev.keywright.analysis.infer.reading;

import org.jspecify.annotations.NullMarked;
