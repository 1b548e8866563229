package dev.keywright.processor;

import dev.keywright.processor.KeyJudge.Judgement;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.emit.Emitter;
import dev.keywright.processor.example.KeyExample;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.interpret.EntityKeys;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.read.LayoutReader;
import dev.keywright.processor.read.UnresolvedTypeException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.TypeElement;

/**
 * What happens to one entity: it is read and checked, the findings are decided and reported, and
 * its keys are written.
 */
final class Pipeline implements EntityWork {
  private final LayoutReader reader;
  private final KeyJudge judge;
  private final Options options;
  private final Reporter reporter;
  private final Emitter emitter;
  private final DescriptionWriter descriptions;
  private final Summary summary;

  Pipeline(
      LayoutReader reader,
      KeyJudge judge,
      Options options,
      Reporter reporter,
      Emitter emitter,
      DescriptionWriter descriptions) {
    this.reader = reader;
    this.judge = judge;
    this.options = options;
    this.reporter = reporter;
    this.emitter = emitter;
    this.descriptions = descriptions;
    this.summary = new Summary(options);
  }

  @Override
  public void beginRound() {
    emitter.beginRound();
  }

  @Override
  public void process(TypeElement entity, boolean firstSight) throws UnresolvedTypeException {
    Findings findings = new Findings();
    EntityKeys keys = reader.read(entity, firstSight, findings);
    Judgement judged = judge.judge(entity, keys, findings);
    List<Finding> ofEntity = findings.all();
    judged.rulings().stream()
        .flatMap(ruling -> ruling.reported().stream())
        .filter(it -> !reporter.isSaidOfAnother(it, entity))
        .forEach(findings::add);
    reporter.unsaid(judged.faults()).forEach(findings::add);
    reporter.report(findings, entity);
    summary.count(judged.rulings(), findings.all());
    if (judged.isWritten()) {
      judged.rulings().forEach(ruling -> write(ruling, ofEntity, entity));
    }
    if (options.explains() && !findings.hasErrors()) {
      judged.rulings().forEach(ruling -> reporter.explain(ruling, entity));
    }
  }

  private void write(Ruling ruling, List<Finding> ofEntity, TypeElement entity) {
    Layout layout = ruling.layout();
    try {
      Map<String, Object> example = KeyExample.of(layout).orElse(Map.of());
      emitter.write(layout, example, entity);
      if (options.describes()) {
        descriptions.write(ruling, example, ofEntity, entity);
      }
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
