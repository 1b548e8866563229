/** The guide's chapter on pages for clients, compiled and run. */
@NullMarked
package dev.keywright.store.kv.pages;

import org.jspecify.annotations.NullMarked;
