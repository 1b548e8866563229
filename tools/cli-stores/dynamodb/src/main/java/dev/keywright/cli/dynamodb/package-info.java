/** The primary keys of DynamoDB tables, for the command keywright. */
@NullMarked
package dev.keywright.cli.dynamodb;

import org.jspecify.annotations.NullMarked;
