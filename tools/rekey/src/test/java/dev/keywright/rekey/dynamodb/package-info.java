/** Answers of DynamoDB that no server is needed for. */
@NullMarked
package dev.keywright.rekey.dynamodb;

import org.jspecify.annotations.NullMarked;
