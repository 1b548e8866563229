package dev.keywright.processor.fixes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.CheckPages;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.JudgedSources;
import dev.keywright.processor.JudgedSources.Found;
import dev.keywright.processor.JudgedSources.Judged;
import dev.keywright.processor.JudgedSources.Proposal;
import dev.keywright.processor.finding.CheckId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every change that a finding proposes, applied to the source by its edits: the finding is gone,
 * and what is found next was there before.
 */
class AppliedFixesTest {
  private static final int SOME_LAYOUTS = 200;
  private static final int MORE_LAYOUTS = 400;
  private static final int LAYOUTS = 2_000;
  private static final int EXCEPTIONS_IN = 100;
  private static final Map<CheckId, String> EXCEPTIONS =
      Map.of(CheckId.KW902, "what was accepted without a reason is reported again");
  private static final int SHOWN = 12;
  private static final int BATCH = 500;

  private int firsts;
  private final List<String> followed = new ArrayList<>();
  private final List<String> excepted = new ArrayList<>();
  private int applied;
  private int silent;
  private int older;
  private int unjudged;
  private int advised;
  private final Map<CheckId, Integer> byCheck = new TreeMap<>();
  private final Map<CheckId, Integer> adviceByCheck = new TreeMap<>();
  private final List<String> neither = new ArrayList<>();

  @Test
  @Tag("part")
  void everyChangeInRandomEntitiesIsTheLastWord() {
    judge("random entities", RandomSources.of(1, SOME_LAYOUTS));
  }

  @Test
  @Tag("full")
  void soItIsInHundredsOfEntities() {
    judge("random entities", RandomSources.of(2, MORE_LAYOUTS));
  }

  @Test
  @Tag("evidence")
  void soItIsInThousandsOfEntities() {
    judge("random entities", RandomSources.of(3, LAYOUTS));
  }

  @Test
  void everyChangeInTheCorpusIsTheLastWord() {
    judge("the corpus", Corpus.sources(RandomSources.PACKAGE));
  }

  @Test
  void everyChangeOnThePagesOfTheChecksIsTheLastWord() throws IOException {
    List<String> sources = new ArrayList<>();
    for (Path page : CheckPages.all()) {
      String example = CheckPages.example(page, "Bad");
      // A family is judged by another processor, and a missing type by the compiler.
      boolean isJudged = !example.contains("@KeyFamily") && !page.toString().contains("KW013");
      if (isJudged) {
        sources.add(RandomSources.IMPORTS + example);
      }
    }
    judge("the pages of the checks", sources);
  }

  /** One change, and what was found before it. */
  private record Trial(
      String source,
      String entity,
      Judged before,
      Found finding,
      Proposal change,
      boolean isFirst) {}

  private void judge(String what, List<String> sources) {
    List<Trial> trials = new ArrayList<>();
    for (int from = 0; from < sources.size(); from += BATCH) {
      List<String> batch = sources.subList(from, Math.min(sources.size(), from + BATCH));
      judged(batch)
          .forEach((name, judged) -> collect(batch.get(number(name)), name, judged, trials));
    }
    for (int from = 0; from < trials.size(); from += BATCH) {
      List<Trial> batch = trials.subList(from, Math.min(trials.size(), from + BATCH));
      Map<String, Judged> after =
          judged(batch.stream().map(it -> it.change().source().orElseThrow()).toList());
      for (int i = 0; i < batch.size(); i++) {
        Trial trial = batch.get(i);
        Judged left = after.get("p" + i + trial.entity().substring(trial.entity().indexOf('.')));
        compare(trial, left);
      }
    }
    System.out.println(
        "fixes: "
            + sources.size()
            + " of "
            + what
            + ", "
            + applied
            + " changes applied: "
            + silent
            + " silent, "
            + older
            + " followed by an older finding, "
            + unjudged
            + " by a first judgement of the design, "
            + neither.size()
            + " neither; "
            + advised
            + " findings with advice alone; "
            + byCheck
            + "; advice alone "
            + adviceByCheck);

    System.out.println(
        "first fixes: "
            + firsts
            + ", of them "
            + (followed.size() + excepted.size())
            + " followed by a finding that was not reported before; "
            + excepted);

    assertThat(followed).isEmpty();
    assertThat(excepted.size()).isLessThanOrEqualTo(1 + firsts / EXCEPTIONS_IN);
    assertThat(neither.stream().limit(SHOWN)).isEmpty();
    assertThat(applied).isGreaterThan(sources.size() / 4);
  }

  private void collect(String source, String entity, Judged judged, List<Trial> trials) {
    for (Found finding : judged.found()) {
      if (finding.proposals().isEmpty()) {
        advised++;
        adviceByCheck.merge(finding.check(), 1, Integer::sum);
      }
      for (Proposal proposal : finding.proposals()) {
        byCheck.merge(finding.check(), 1, Integer::sum);
        if (proposal.source().isEmpty()) {
          neither.add(finding.message() + " has no place for its change in\n" + source);
        } else {
          String template =
              proposal
                  .source()
                  .get()
                  .replaceFirst("package p[0-9]+;", "package " + RandomSources.PACKAGE + ";");
          trials.add(
              new Trial(
                  source,
                  entity,
                  judged,
                  finding,
                  new Proposal(proposal.text(), Optional.of(template)),
                  proposal.equals(finding.proposals().get(0))));
        }
      }
    }
  }

  private void compare(Trial trial, Judged after) {
    applied++;
    if (after == null) {
      neither.add("no entity any more" + shown(trial));
      return;
    }
    List<CheckId> known =
        new ArrayList<>(trial.before().found().stream().map(Found::check).toList());
    List<CheckId> shown = new ArrayList<>(known);
    known.addAll(trial.before().hidden());
    boolean isGone =
        after.found().stream().filter(it -> it.check() == trial.finding().check()).count()
            < trial.before().found().stream()
                .filter(it -> it.check() == trial.finding().check())
                .count();
    List<Found> added = after.found().stream().filter(it -> !known.remove(it.check())).toList();
    boolean isFirst =
        !trial.before().isJudged() && added.stream().noneMatch(it -> it.check().isForm());
    judgeFirst(trial, after, shown);
    if (!isGone || (!added.isEmpty() && !isFirst)) {
      neither.add(
          (isGone ? "gone, but " + added.stream().map(Found::message).toList() : "not gone")
              + shown(trial));
    } else if (!added.isEmpty()) {
      unjudged++;
    } else if (after.found().isEmpty()) {
      silent++;
    } else {
      older++;
    }
  }

  /** The change that a reader makes: what it is followed by was reported before, not only found. */
  private void judgeFirst(Trial trial, Judged after, List<CheckId> shown) {
    if (!trial.isFirst()) {
      return;
    }
    firsts++;
    List<Found> added = after.found().stream().filter(it -> !shown.remove(it.check())).toList();
    // Nobody could have reported the design of a key whose declarations were faulty.
    if (trial.before().isJudged() && !added.isEmpty()) {
      String reason = EXCEPTIONS.get(trial.finding().check());
      (reason == null ? followed : excepted)
          .add(
              trial.finding().check()
                  + " is followed by "
                  + added.stream().map(Found::message).toList()
                  + (reason == null ? shown(trial) : ": " + reason));
    }
  }

  private static String shown(Trial trial) {
    return " after\n"
        + trial.finding().message()
        + "\napplied: "
        + trial.change().text()
        + "\n"
        + trial.source()
        + "\n=>\n"
        + trial.change().source().orElse("");
  }

  private static int number(String entity) {
    return Integer.parseInt(entity.substring(1, entity.indexOf('.')));
  }

  private static Map<String, Judged> judged(List<String> texts) {
    List<JavaFileObject> files = new ArrayList<>(Corpus.annotations());
    for (int i = 0; i < texts.size(); i++) {
      String text =
          texts.get(i).replace("package " + RandomSources.PACKAGE + ";", "package p" + i + ";");
      String imported =
          text.contains("import dev.keywright.*;")
              ? text
              : text.replace(
                  "package p" + i + ";", "package p" + i + ";\nimport dev.keywright.*;\n");
      files.add(Compiled.source("p" + i + ".Source" + i, imported));
    }
    JudgedSources judged = JudgedSources.of(files);
    assertThat(judged.errors().stream().filter(it -> !it.startsWith("class "))).isEmpty();
    return new LinkedHashMap<>(judged.byEntity());
  }
}
