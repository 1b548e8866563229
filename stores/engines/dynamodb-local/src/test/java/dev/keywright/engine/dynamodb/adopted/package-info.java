/** A table that hand-written code of the SDK filled, read and changed with generated keys. */
@NullMarked
package dev.keywright.engine.dynamodb.adopted;

import org.jspecify.annotations.NullMarked;
