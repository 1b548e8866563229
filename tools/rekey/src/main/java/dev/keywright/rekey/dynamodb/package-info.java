/** Tables of DynamoDB, changed by transactions. */
@NullMarked
package dev.keywright.rekey.dynamodb;

import org.jspecify.annotations.NullMarked;
