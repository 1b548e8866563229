/** What applications use while their table is re-keyed. */
@NullMarked
package dev.keywright.rekey.client;

import org.jspecify.annotations.NullMarked;
