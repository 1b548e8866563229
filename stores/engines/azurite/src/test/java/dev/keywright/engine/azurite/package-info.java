/** Tests of the adapter of Azure Tables on Azurite. */
@NullMarked
package dev.keywright.engine.azurite;

import org.jspecify.annotations.NullMarked;
