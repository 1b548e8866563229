package dev.keywright.processor.systems;

import dev.keywright.EncodedNumber;
import dev.keywright.NumberEncoding;

/** A tag of OpenTSDB: the ids of its name and of its value. */
public record TagPair(
    @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int key,
    @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 3) int value) {}
