/** What was found in one entity, with places by name, as the processor writes it and tools read. */
@NullMarked
package dev.keywright.description.finding;

import org.jspecify.annotations.NullMarked;
