/**
 * Pages for clients: where a page ended, as a short text that only the server can read and nobody
 * else can make.
 */
@NullMarked
package dev.keywright.store.cursor;

import org.jspecify.annotations.NullMarked;
