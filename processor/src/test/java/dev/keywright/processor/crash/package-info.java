/**
 * Sources that nobody should write, compiled all the same: the processor must never be what fails.
 */
package dev.keywright.processor.crash;
