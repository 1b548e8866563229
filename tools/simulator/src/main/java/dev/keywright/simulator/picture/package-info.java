/** Forecasts as pictures: SVG for pages, block characters for terminals. */
@NullMarked
package dev.keywright.simulator.picture;

import org.jspecify.annotations.NullMarked;
