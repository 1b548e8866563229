package dev.keywright.processor.fix;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredEntity;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A change of one annotation. */
public sealed interface Edit {

  /** The annotation that is changed. */
  Target target();

  /** What a message says to a reader who looks at a place. */
  List<Phrase> phrases(SourceSpot at);

  /**
   * The annotation after the edit; empty if it is no more.
   *
   * @param old as it is written; without attributes if it is not
   */
  Optional<DeclaredAnnotation> edited(DeclaredAnnotation old);

  /** The entity after some edits, in turn; empty if an annotation is none of its own. */
  static Optional<DeclaredEntity> applied(List<Edit> edits, DeclaredEntity entity) {
    EditedPlaces places = new EditedPlaces(edits, entity);
    DeclaredEntity edited = entity.with(places::edited);
    return Optional.of(edited).filter(it -> places.areAllThere());
  }

  /** A declaration that the annotation is, or is to be, on, after the edit. */
  default Annotated edited(Annotated place, DeclaredEntity entity) {
    Optional<DeclaredAnnotation> old = target().find(place);
    List<DeclaredAnnotation> all = new ArrayList<>(place.annotations());
    int index = old.map(all::indexOf).orElse(all.size());
    old.ifPresent(all::remove);
    edited(old.orElseGet(() -> target().in(entity))).ifPresent(it -> all.add(index, it));
    return place.with(all);
  }

  /** An annotation with some attributes, and without others. */
  private static DeclaredAnnotation edited(
      DeclaredAnnotation old, List<Attribute> set, List<String> left) {
    DeclaredAnnotation edited = old;
    for (String name : left) {
      edited = edited.without(name);
    }
    for (Attribute attribute : set) {
      edited = edited.with(attribute.name(), attribute.declared());
    }
    return edited;
  }

  /**
   * An annotation has some attributes, and some no longer; where it is missing, it is added.
   *
   * @param left the names of the attributes to be left out
   */
  record Setting(Target target, List<Attribute> set, List<String> left) implements Edit {

    public Setting {
      set = List.copyOf(set);
      left = List.copyOf(left);
    }

    /**
     * Settings of which none has the place of another; what is set first stays, but the shortest
     * length.
     */
    public static List<Setting> merged(List<Setting> settings) {
      Map<Object, Setting> merged = new LinkedHashMap<>();
      settings.forEach(it -> merged.merge(it.place(), it, Setting::and));
      return List.copyOf(merged.values());
    }

    // What a part may hold is declared once for all its keys.
    private Object place() {
      boolean isOfAllKeys = target.annotation().equals(Edits.DOMAIN) && target.type().isEmpty();
      return isOfAllKeys ? target.owner() : target;
    }

    /** The same of a part that messages call by its key, too, as it may be in several. */
    public Setting naming() {
      return target.key().isEmpty() ? this : new Setting(target.naming(), set, left);
    }

    private Setting and(Setting other) {
      Map<String, Attribute> all = new LinkedHashMap<>();
      Stream.concat(set.stream(), other.set.stream())
          .forEach(it -> all.merge(it.name(), it, Attribute::narrower));
      return new Setting(target, List.copyOf(all.values()), left);
    }

    @Override
    public Optional<DeclaredAnnotation> edited(DeclaredAnnotation old) {
      return Optional.of(Edit.edited(old, set, left));
    }

    @Override
    public List<Phrase> phrases(SourceSpot at) {
      if (!target.type().isEmpty()) {
        return List.of(new Phrase("write", target.with(set, left) + " " + target.owner()));
      }
      boolean isHere = target.owner().isEmpty() || target.isAt(at);
      if (!target.isPresent()) {
        String to = isHere ? "" : " to " + target.owner();
        return List.of(new Phrase("add", target.with(set, left) + to));
      }
      String of = isHere ? "" : " for " + target.owner();
      // Who looks at it sees the attributes that stay.
      boolean isSeen = target.isAt(at) && !target.written().isEmpty();
      return target.known().isEmpty() || set.isEmpty() || isSeen
          ? attributes(at)
          : List.of(new Phrase("write", target.with(set, left) + of));
    }

    private List<Phrase> attributes(SourceSpot at) {
      String owner = target.owner().isEmpty() ? "@" + target.annotation() : target.owner();
      boolean isHere = target.isAt(at);
      List<Phrase> phrases = new ArrayList<>();
      List<String> added = shown(false);
      List<String> changed = new ArrayList<>(shown(true));
      if (!changed.isEmpty()) {
        changed.addAll(added);
        phrases.add(new Phrase("write", Phrase.listed(changed) + (isHere ? "" : " for " + owner)));
      } else if (!added.isEmpty()) {
        phrases.add(new Phrase("add", Phrase.listed(added) + (isHere ? "" : " to " + owner)));
      }
      if (!left.isEmpty()) {
        String names = Phrase.listed(left) + (isHere ? "" : " from " + owner);
        phrases.add(new Phrase("remove", names));
      }
      return phrases;
    }

    private List<String> shown(boolean isWritten) {
      return set.stream()
          .filter(it -> target.written().contains(it.name()) == isWritten)
          .map(Attribute::toString)
          .toList();
    }
  }

  /** An annotation is taken away. */
  record Removal(Target target) implements Edit {
    @Override
    public Optional<DeclaredAnnotation> edited(DeclaredAnnotation old) {
      return Optional.empty();
    }

    @Override
    public List<Phrase> phrases(SourceSpot at) {
      boolean isHere = target.owner().isEmpty() || target.isAt(at);
      String from = isHere ? "" : " from " + target.owner();
      String shown =
          target.owner().isEmpty() && !target.known().isEmpty()
              ? target.with(List.of(), List.of())
              : "@" + target.annotation();
      return List.of(new Phrase("remove", shown + from));
    }
  }

  /** Another annotation takes the attributes of this one, but for those that change. */
  record Renaming(Target target, String annotation, List<Attribute> set, List<String> left)
      implements Edit {

    public Renaming {
      set = List.copyOf(set);
      left = List.copyOf(left);
    }

    @Override
    public Optional<DeclaredAnnotation> edited(DeclaredAnnotation old) {
      return Optional.of(Edit.edited(old, set, left).named(annotation));
    }

    @Override
    public List<Phrase> phrases(SourceSpot at) {
      String attributes = String.join(", ", set.stream().map(Attribute::toString).toList());
      String key = target.key().isEmpty() ? "" : ", key = \"" + target.key() + "\"";
      return List.of(
          new Phrase(
              "replace",
              "@"
                  + target.annotation()
                  + " on "
                  + target.owner()
                  + " with @"
                  + annotation
                  + "("
                  + attributes
                  + key
                  + ")"));
    }
  }
}
