/** The fixes that messages propose, applied and compiled. */
package dev.keywright.processor.fixes;
