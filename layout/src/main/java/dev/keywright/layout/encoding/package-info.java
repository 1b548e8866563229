/** What is known of each encoding: one row an encoding makes its codec and describes it. */
@NullMarked
package dev.keywright.layout.encoding;

import org.jspecify.annotations.NullMarked;
