/** Tests of the adapter of DynamoDB on DynamoDB Local. */
@NullMarked
package dev.keywright.engine.dynamodb;

import org.jspecify.annotations.NullMarked;
