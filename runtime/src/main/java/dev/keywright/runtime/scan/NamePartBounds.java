package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.DomainCodec;

/** The names below a domain. */
record NamePartBounds<C, R>(OpenScan<C, R> scan, DomainCodec<C> part) implements NameBounds<R> {

  @Override
  public R below(String domain) {
    return scan.answer(
        scan.column().ranges(part.descending()).startsWith(part.encodeDomain(domain)));
  }
}
