/** Purchases in stores that run elsewhere, through Keywright's adapters of their clients. */
@NullMarked
package dev.keywright.example.remote;

import org.jspecify.annotations.NullMarked;
