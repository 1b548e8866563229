/** A search for keys that misorder or collide, with an encoder that shares no code with ours. */
package dev.keywright.processor.search;
