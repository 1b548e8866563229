/** The pages of the documentation, held against the processor. */
package dev.keywright.processor.docs;
