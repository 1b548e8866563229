/**
 * What a key library promises, tried on really generated classes: every way to declare a part, in
 * every position. What should come out is worked out here a second time, and never with the code
 * under test.
 */
package dev.keywright.processor.laws;
