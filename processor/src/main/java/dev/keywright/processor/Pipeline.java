package dev.keywright.processor;

import dev.keywright.processor.check.Checks;
import dev.keywright.processor.control.Control;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.emit.Emitter;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.read.ControlReader;
import dev.keywright.processor.read.LayoutReader;
import dev.keywright.processor.read.UnresolvedTypeException;
import java.io.IOException;
import java.util.List;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;

/**
 * What happens to one entity: it is read and checked, the findings are decided and reported, and
 * its keys are written.
 */
final class Pipeline implements EntityWork {
  private final LayoutReader reader;
  private final ControlReader controls;
  private final Options options;
  private final Reporter reporter;
  private final Emitter emitter;
  private final Summary summary;

  Pipeline(
      LayoutReader reader,
      ControlReader controls,
      Options options,
      Reporter reporter,
      Emitter emitter) {
    this.reader = reader;
    this.controls = controls;
    this.options = options;
    this.reporter = reporter;
    this.emitter = emitter;
    this.summary = new Summary(options);
  }

  @Override
  public void process(TypeElement entity, boolean firstSight) throws UnresolvedTypeException {
    Findings findings = new Findings();
    List<Layout> layouts = reader.read(entity, firstSight, findings);
    Checks.compare(layouts, findings);
    Control control = new Control(controls.read(entity), options);
    if (findings.hasErrors()) {
      control.leaveOpen();
    }
    List<Ruling> rulings = layouts.stream().map(layout -> judged(layout, control)).toList();
    rulings.forEach(ruling -> ruling.reported().forEach(findings::add));
    List<Finding> faults = layouts.isEmpty() ? List.of() : control.faults();
    boolean isRefused = faults.stream().anyMatch(it -> it.severity() == Severity.ERROR);
    reporter.unsaid(faults).forEach(findings::add);
    reporter.report(findings);
    summary.count(rulings, findings.all());
    if (!findings.hasErrors() && !isRefused) {
      rulings.forEach(ruling -> write(ruling.layout(), entity));
    }
  }

  private static Ruling judged(Layout layout, Control control) {
    Findings found = new Findings();
    if (!Checks.run(layout, found)) {
      control.leaveOpen();
    }
    return control.rule(layout, found);
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

  @Override
  public void end() {
    if (options.explains()) {
      reporter.explain(summary);
    }
  }

  @Override
  public String whatIsRead(TypeElement entity) {
    return entity.getSimpleName().toString();
  }
}
