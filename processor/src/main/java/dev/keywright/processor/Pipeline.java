package dev.keywright.processor;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.emit.Emitter;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.read.LayoutReader;
import dev.keywright.processor.read.UnresolvedTypeException;
import java.io.IOException;
import java.util.List;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;

/** What happens to one entity: it is read, checked, reported on, and its keys are written. */
final class Pipeline {
  private final LayoutReader reader;
  private final Reporter reporter;
  private final Emitter emitter;

  Pipeline(LayoutReader reader, Reporter reporter, Emitter emitter) {
    this.reader = reader;
    this.reporter = reporter;
    this.emitter = emitter;
  }

  void process(TypeElement entity, boolean firstSight) throws UnresolvedTypeException {
    Findings findings = new Findings();
    List<Layout> layouts = reader.read(entity, firstSight, findings);
    layouts.forEach(layout -> Checks.run(layout, findings));
    reporter.report(findings);
    if (!findings.hasErrors()) {
      layouts.forEach(layout -> write(layout, entity));
    }
  }

  private void write(Layout layout, TypeElement entity) {
    try {
      emitter.write(layout, entity);
    } catch (FilerException taken) {
      Findings findings = new Findings();
      String name = Emitter.generatedName(layout);
      findings.error(
          CheckId.KW008,
          layout.entity().spot(),
          "",
          "the key would be the class " + name + ", which exists already",
          "rename that class or " + entity.getSimpleName() + ", or name the key: key = \"byId\"");
      reporter.report(findings);
    } catch (IOException e) {
      reporter.cannotWrite(entity, e);
    }
  }

  /** Reports what is still missing when no processor can bring it any more. */
  void giveUp(UnresolvedTypeException unresolved) {
    Findings findings = new Findings();
    findings.add(unresolved.finding());
    reporter.report(findings);
  }
}
