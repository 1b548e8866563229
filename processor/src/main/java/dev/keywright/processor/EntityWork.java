package dev.keywright.processor;

import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.read.UnresolvedTypeException;
import javax.lang.model.element.TypeElement;

/** What a processor does with each type that it is annotated for. */
interface EntityWork {

  /** Forgets what a round may have changed. */
  void beginRound();

  /**
   * Reads, checks and writes one type.
   *
   * @param firstSight whether no round before has shown this type
   * @throws UnresolvedTypeException if something is missing that a later round may bring
   */
  void process(TypeElement type, boolean firstSight) throws UnresolvedTypeException;

  /** Says why a type cannot be read. */
  void refuse(TypeElement type, Findings findings);

  /** What is read for one type, as messages say it. */
  String whatIsRead(TypeElement type);

  /** Says what was done, if that is asked for. */
  void end();
}
