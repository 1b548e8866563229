/** Checks of what a release uploads, see {@code docs/releasing.md}. */
package dev.keywright.release;
