/** What generated code says of a key and its parts: names, types, constants, buckets and order. */
@NullMarked
package dev.keywright.processor.emit.key;

import org.jspecify.annotations.NullMarked;
