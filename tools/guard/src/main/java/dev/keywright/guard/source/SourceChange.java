package dev.keywright.guard.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import dev.keywright.description.finding.AnnotationEdit;
import dev.keywright.description.finding.AnnotationEdit.Action;
import dev.keywright.description.finding.FindingPlace;
import dev.keywright.description.finding.PlacedFinding.ProposedChange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Edits of annotations that belong together, as replacements of text. */
public final class SourceChange {
  private static final String KEY = "key";
  private static final Comparator<Replacement> IN_ORDER =
      Comparator.comparingInt((Replacement it) -> it.deleted().start())
          .thenComparingInt(it -> it.deleted().end());

  private final SourceTree sources;
  private final Map<AnnotationTree, EditedAnnotation> changed = new LinkedHashMap<>();
  private final Map<AnnotationTree, SourceFile> files = new LinkedHashMap<>();
  private final Map<SourceFile, ImportedTypes> imports = new LinkedHashMap<>();
  private final Map<SourceFile, List<Replacement>> added = new LinkedHashMap<>();

  private SourceChange(SourceTree sources) {
    this.sources = sources;
  }

  /**
   * The replacements in each file, in the order of the text.
   *
   * @throws UnplacedEditException if one of the edits has no place in the source
   */
  public static Map<SourceFile, List<Replacement>> of(ProposedChange change, SourceTree sources)
      throws IOException, UnplacedEditException {
    SourceChange placed = new SourceChange(sources);
    for (AnnotationEdit edit : change.edits()) {
      placed.add(edit);
    }
    return placed.replacements();
  }

  private void add(AnnotationEdit edit) throws IOException, UnplacedEditException {
    FindingPlace place = edit.place();
    SourceFile file =
        sources
            .file(place.type())
            .orElseThrow(
                () -> new UnplacedEditException("no source file declares " + place.type()));
    SourceDeclaration declared = SourceDeclaration.of(file, place);
    if (declared.isShared(place)) {
      throw new UnplacedEditException(
          declared.name() + " shares its annotations with another variable");
    }
    ImportedTypes names = imports.computeIfAbsent(file, ImportedTypes::new);
    Optional<AnnotationTree> annotation = annotation(declared, edit);
    if (annotation.isPresent()) {
      if (declared.isContained(annotation.get()) && edit.action() != Action.SET) {
        // The comma beside it, or the type of the container, would be wrong then.
        String name = ResolvedTypeNames.simple(edit.annotation());
        throw new UnplacedEditException("@" + name + " is in a @" + name + ".List");
      }
      files.put(annotation.get(), file);
      change(
          changed.computeIfAbsent(annotation.get(), it -> new EditedAnnotation(file, it)),
          edit,
          names);
    } else if (edit.action() == Action.SET) {
      added.computeIfAbsent(file, it -> new ArrayList<>()).add(addition(declared, edit, names));
    } else {
      throw new UnplacedEditException(
          declared.name()
              + " has no @"
              + ResolvedTypeNames.simple(edit.annotation())
              + " in the source");
    }
  }

  /** The annotation that is meant: the one of the place, or else the one that names the key. */
  private static Optional<AnnotationTree> annotation(
      SourceDeclaration declared, AnnotationEdit edit) {
    if (edit.place().annotation().isPresent()) {
      return declared.annotation(edit.place());
    }
    String key = edit.key().isEmpty() ? "" : '"' + edit.key() + '"';
    return declared.named(edit.annotation()).stream()
        .filter(
            it ->
                SourceDeclaration.value(it, KEY)
                    .map(declared.file()::source)
                    .orElse("")
                    .equals(key))
        .findFirst();
  }

  private static void change(EditedAnnotation edited, AnnotationEdit edit, ImportedTypes names) {
    if (edit.action() == Action.REMOVE) {
      edited.remove();
      return;
    }
    edit.becomes().map(names::name).ifPresent(edited::rename);
    edit.leave().forEach(edited::leave);
    edit.set().forEach(it -> edited.set(it.name(), literal(it, names)));
  }

  private static String literal(AnnotationEdit.Setting setting, ImportedTypes names) {
    return setting
        .type()
        .map(it -> names.name(it) + setting.literal().substring(setting.literal().lastIndexOf('.')))
        .orElse(setting.literal());
  }

  private static Replacement addition(
      SourceDeclaration declared, AnnotationEdit edit, ImportedTypes names)
      throws UnplacedEditException {
    if (declared.tree().isEmpty()) {
      throw new UnplacedEditException("a package gets no annotation");
    }
    Map<String, String> attributes = new LinkedHashMap<>();
    edit.set().forEach(it -> attributes.put(it.name(), literal(it, names)));
    if (!edit.key().isEmpty()) {
      attributes.put(KEY, '"' + edit.key() + '"');
    }
    String text = EditedAnnotation.text(names.name(edit.annotation()), attributes);
    SourceFile file = declared.file();
    int start = file.span(declared.tree().get()).start();
    boolean isType = declared.tree().get() instanceof ClassTree;
    return Replacement.insertion(start, text + (isType ? lineAfter(file.text(), start) : " "));
  }

  /** A line break, and the indent of the line that a declaration begins. */
  private static String lineAfter(String text, int start) {
    int line = text.lastIndexOf('\n', start - 1) + 1;
    String indent = text.substring(line, start);
    return indent.isBlank() ? (text.contains("\r\n") ? "\r\n" : "\n") + indent : " ";
  }

  private Map<SourceFile, List<Replacement>> replacements() {
    Map<SourceFile, List<Replacement>> all = new LinkedHashMap<>(added);
    changed.forEach(
        (tree, edited) ->
            all.computeIfAbsent(files.get(tree), it -> new ArrayList<>())
                .addAll(edited.replacements()));
    imports.forEach(
        (file, names) ->
            names
                .replacement()
                .ifPresent(it -> all.computeIfAbsent(file, any -> new ArrayList<>()).add(it)));
    all.values().forEach(it -> it.sort(IN_ORDER));
    return all;
  }

  /** The text of a file after some replacements, of which no two overlap. */
  public static String applied(String text, List<Replacement> replacements) {
    StringBuilder changed = new StringBuilder();
    int at = 0;
    for (Replacement it : replacements.stream().sorted(IN_ORDER).toList()) {
      changed.append(text, at, it.deleted().start()).append(it.inserted());
      at = it.deleted().end();
    }
    return changed.append(text, at, text.length()).toString();
  }
}
