/**
 * The annotations that describe the key of an entity. The annotation processor reads them at
 * compile time and writes {@code <Entity>Key} beside the entity.
 */
package dev.keywright;
