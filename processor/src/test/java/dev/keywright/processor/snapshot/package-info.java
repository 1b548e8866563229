/** What the processor says and writes, kept so that no change of it passes unseen. */
package dev.keywright.processor.snapshot;
