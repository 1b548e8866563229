package dev.keywright.analysis.verify;

import dev.keywright.layout.signature.LayoutSignature;

/** A layout and what people call it, such as the name of its key class. */
public record NamedLayout(String name, LayoutSignature signature) {}
