/** Tables of DynamoDB Local are re-keyed. */
@NullMarked
package dev.keywright.engine.dynamodb.rekeyed;

import org.jspecify.annotations.NullMarked;
