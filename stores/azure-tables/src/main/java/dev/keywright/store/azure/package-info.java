/** Turns keys and ranges into what the Azure Tables client takes, and reads and writes with it. */
@NullMarked
package dev.keywright.store.azure;

import org.jspecify.annotations.NullMarked;
