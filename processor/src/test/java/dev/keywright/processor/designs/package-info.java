/**
 * The keys that the source documents recommend, as entities: compiled, loaded, and asked the
 * questions that the documents ask, with answers worked out without the code under test.
 */
package dev.keywright.processor.designs;
