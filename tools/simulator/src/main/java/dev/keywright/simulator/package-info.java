/** Forecasts the load of a table from the design of its key, before the table exists. */
@NullMarked
package dev.keywright.simulator;

import org.jspecify.annotations.NullMarked;
