/** The keys of entities in Azure Table Storage, for the command keywright. */
@NullMarked
package dev.keywright.cli.azure;

import org.jspecify.annotations.NullMarked;
