/** A report on the keys of an application: pages, comparisons, and their files. */
@NullMarked
package dev.keywright.report;

import org.jspecify.annotations.NullMarked;
