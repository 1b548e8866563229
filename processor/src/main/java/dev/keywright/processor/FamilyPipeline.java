package dev.keywright.processor;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.emit.Emitter;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.interpret.EntityKeys;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.read.KeyFamilyReader;
import dev.keywright.processor.read.UnresolvedTypeException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;

/** What happens to one family: its members are read and compared, and its interface is written. */
record FamilyPipeline(
    KeyFamilyReader reader, KeyJudge keys, FamilyJudge judge, Reporter reporter, Writers writers)
    implements EntityWork {
  @Override
  public void beginRound() {
    writers.sources().beginRound();
  }

  @Override
  public void process(TypeElement type, boolean firstSight) throws UnresolvedTypeException {
    Findings findings = new Findings();
    List<Family> families = reader.read(type, firstSight, this::isWritten, findings);
    judge.judge(type, families).forEach(findings::add);
    Set<TypeElement> origins = new LinkedHashSet<>(List.of(type));
    families.forEach(it -> origins.addAll(KeyFamilyReader.origins(it, type)));
    List<Finding> printed = new ArrayList<>(reporter.report(findings));
    // Also with a fault: the keys of the members implement it, and javac would report that, too.
    families.forEach(family -> printed.addAll(write(family, type)));
    record(printed, List.copyOf(origins));
  }

  @Override
  public void refuse(TypeElement type, Findings findings) {
    record(reporter.report(findings), List.of(type));
  }

  private void record(List<Finding> printed, List<TypeElement> origins) {
    if (writers.describes()) {
      writers
          .descriptions()
          .writeFamily(DescriptionWriter.placed(printed, List.of(), origins.get(0)), origins);
    }
  }

  // What is wrong with a member is reported where its own key is made. A key that is not written
  // now may have been written by a build before.
  private boolean isWritten(TypeElement entity, EntityKeys read, Findings findings) {
    return keys.judge(entity, read, findings).isWritten()
        || read.layouts().stream()
            .allMatch(it -> Checks.isWellFormed(it) && writers.sources().isKnown(it, entity));
  }

  /** Writes the interface, and tells what was printed of that. */
  private List<Finding> write(Family family, TypeElement type) {
    try {
      writers.sources().write(family, KeyFamilyReader.origins(family, type));
    } catch (FilerException taken) {
      Findings findings = new Findings();
      findings
          .error(CheckId.KW008, family.spot(), "")
          .problem(
              "the key of the family would be the interface %s, which exists already",
              Emitter.generatedName(family))
          .fix("rename that type or " + type.getSimpleName());
      return reporter.report(findings);
    } catch (IOException e) {
      reporter.cannotWrite(type, e);
    }
    return List.of();
  }

  @Override
  public String whatIsRead(TypeElement type) {
    return "a member of " + type.getSimpleName();
  }

  @Override
  public void end() {
    // The summary counts keys, which the other processor writes.
  }
}
