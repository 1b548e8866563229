/** What checks say: the catalogue of checks and the findings about one entity. */
@NullMarked
package dev.keywright.processor.finding;

import org.jspecify.annotations.NullMarked;
