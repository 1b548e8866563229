package dev.keywright.runtime.codec;

/**
 * A name made of labels, whose keys are together if they are of one domain.
 *
 * @param <C> what the column holds
 */
public interface DomainCodec<C> extends PartCodec<String, C> {

  /** What all names below a domain are encoded to begin with. */
  C encodeDomain(String domain);
}
