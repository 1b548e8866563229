/**
 * What keys tell without a layout, in one pass and in constant memory. The profiles of the pieces
 * of an input, merged in their order, say what a profile of the whole says.
 */
@NullMarked
package dev.keywright.analysis.profile;

import org.jspecify.annotations.NullMarked;
