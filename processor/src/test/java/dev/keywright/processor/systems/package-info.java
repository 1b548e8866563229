/** Keys that real systems write by hand: generated ones must be the same bytes. */
package dev.keywright.processor.systems;
