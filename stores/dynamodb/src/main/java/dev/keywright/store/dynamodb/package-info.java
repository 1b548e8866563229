/** Turns keys and ranges into what the DynamoDB client takes, and reads and writes with it. */
@NullMarked
package dev.keywright.store.dynamodb;

import org.jspecify.annotations.NullMarked;
