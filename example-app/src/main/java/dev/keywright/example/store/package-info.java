/** One class for each store: how its client is found, and how its adapter is used. */
@NullMarked
package dev.keywright.example.store;

import org.jspecify.annotations.NullMarked;
