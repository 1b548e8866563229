/** Rows of a layout that show its order, made by the layout's own codecs. */
@NullMarked
package dev.keywright.report.sample;

import org.jspecify.annotations.NullMarked;
