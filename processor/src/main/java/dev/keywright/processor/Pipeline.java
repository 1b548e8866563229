package dev.keywright.processor;

import dev.keywright.description.finding.PlacedFinding;
import dev.keywright.processor.KeyJudge.Judgement;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.describe.FoundInEntity;
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
import java.util.ArrayList;
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
  private final Writers writers;
  private final Summary summary;

  Pipeline(
      LayoutReader reader, KeyJudge judge, Options options, Reporter reporter, Writers writers) {
    this.reader = reader;
    this.judge = judge;
    this.options = options;
    this.reporter = reporter;
    this.writers = writers;
    this.summary = new Summary(options);
  }

  @Override
  public void beginRound() {
    writers.sources().beginRound();
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
    List<Finding> printed = reporter.report(findings, entity);
    summary.count(judged.rulings(), findings.all());
    FoundInEntity found =
        new FoundInEntity(ofEntity, DescriptionWriter.placed(printed, judged.rulings(), entity));
    if (judged.isWritten() && !judged.rulings().isEmpty()) {
      write(judged.rulings(), found, entity);
    } else {
      refuse(found.placed(), entity);
    }
    if (options.explains() && !findings.hasErrors()) {
      judged.rulings().forEach(ruling -> reporter.explain(ruling, entity));
    }
  }

  @Override
  public void refuse(TypeElement entity, Findings findings) {
    refuse(DescriptionWriter.placed(reporter.report(findings), List.of(), entity), entity);
  }

  private void refuse(List<PlacedFinding> found, TypeElement entity) {
    if (writers.describes()) {
      writers.descriptions().write(found, entity);
    }
  }

  private void write(List<Ruling> rulings, FoundInEntity found, TypeElement entity) {
    List<Finding> taken = new ArrayList<>();
    for (Ruling ruling : rulings) {
      taken.addAll(write(ruling, found.of(ruling.equals(rulings.get(0))), entity));
    }
    if (!taken.isEmpty()) {
      List<PlacedFinding> all = new ArrayList<>(found.placed());
      all.addAll(DescriptionWriter.placed(taken, List.of(), entity));
      refuse(all, entity);
    }
  }

  /** Writes one key, and tells what was printed of that. */
  private List<Finding> write(Ruling ruling, FoundInEntity found, TypeElement entity) {
    Layout layout = ruling.layout();
    try {
      Map<String, Object> example = KeyExample.of(layout).orElse(Map.of());
      writers.sources().write(layout, example, entity);
      if (writers.describes()) {
        writers.descriptions().write(ruling, example, found, entity);
      }
    } catch (FilerException taken) {
      Findings findings = new Findings();
      String name = Emitter.generatedName(layout);
      findings
          .error(CheckId.KW008, layout.entity().spot(), "")
          .problem("the key would be the class " + name + ", which exists already")
          .fix("rename that class or %s, or name the key: key = \"byId\"", entity.getSimpleName());
      return reporter.report(findings);
    } catch (IOException e) {
      reporter.cannotWrite(entity, e);
    }
    return List.of();
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
