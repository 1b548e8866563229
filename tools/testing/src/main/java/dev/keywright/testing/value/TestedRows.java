package dev.keywright.testing.value;

import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Key;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.PartCandidates.Candidate;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of one key, and what the key refused. */
public final class TestedRows {
  private static final int MOST_DELIMITERS = 7;

  private final TestedKey testedKey;
  private final List<PartCandidates> parts;
  private final List<KeyRow> rows = new ArrayList<>();
  private final List<String> refusals = new ArrayList<>();
  private final List<String> strayBuckets = new ArrayList<>();

  private TestedRows(TestedKey testedKey, List<PartCandidates> parts) {
    this.testedKey = testedKey;
    this.parts = parts;
  }

  /**
   * Rows of a key.
   *
   * @param given values of types, which replace those that the layout tells
   */
  public static TestedRows of(TestedKey key, GivenValues given, Random random) {
    List<PartCandidates> parts = new ArrayList<>();
    for (RecordComponent component : key.components()) {
      PartSignature part =
          key.layout()
              .parts()
              .filter(it -> it.name().equals(component.getName()))
              .findFirst()
              .orElseThrow();
      List<Object> ofType = given.of(component.getType());
      parts.add(
          ofType.isEmpty()
              ? PartCandidates.made(
                  key, component, new LegalValues(key.codec(), part, delimiters(key), random))
              : PartCandidates.given(part, component, ofType));
    }
    TestedRows sample = new TestedRows(key, parts);
    if (sample.partWithoutValues().isEmpty()) {
      sample.readGiven();
      List<Integer> counts = parts.stream().map(it -> it.legal().size()).toList();
      List<List<Integer>> edges = parts.stream().map(PartCandidates::edges).toList();
      new RowSelection(counts, edges, random)
          .all()
          .forEach(it -> sample.make(it).ifPresent(sample.rows::add));
    }
    return sample;
  }

  // The separator, and all literals.
  private static String delimiters(TestedKey key) {
    String literals =
        IntStream.range(0, key.layout().columns().size())
            .mapToObj(it -> String.join("", key.layout().template(it).literals()))
            .collect(Collectors.joining());
    return literals
        .chars()
        .distinct()
        .limit(MOST_DELIMITERS)
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private void readGiven() {
    Map<String, Object> base = new LinkedHashMap<>();
    parts.forEach(it -> base.put(it.part().name(), it.legal().get(0).java()));
    for (PartCandidates part : parts) {
      String name = part.part().name();
      for (int i = 0; part.isGiven() && i < part.legal().size(); i++) {
        Map<String, Object> java = new LinkedHashMap<>(base);
        java.put(name, part.legal().get(i).java());
        try {
          Object[] columns = testedKey.create(java).columns().values().toArray();
          Object value = Objects.requireNonNull(testedKey.codec().decode(columns).get(name));
          part.legal().set(i, new Candidate(value, part.legal().get(i).java()));
        } catch (RuntimeException refused) {
          throw new AssertionError(
              testedKey.type().getSimpleName()
                  + " refuses a value of "
                  + part.wayOut()
                  + ": "
                  + refused.getMessage(),
              refused);
        }
      }
    }
  }

  /** The row of some candidates; empty if the layout, or the key, refuses them together. */
  public Optional<KeyRow> make(List<Integer> picks) {
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      candidates.add(parts.get(i).legal().get(picks.get(i)));
    }
    return make(picks, candidates);
  }

  /** For each part with few values, the rows with all of them, the other parts being simple. */
  public List<List<KeyRow>> wholeParts() {
    return new ExhaustedParts(this).rows();
  }

  Optional<KeyRow> make(List<Integer> picks, List<Candidate> candidates) {
    Map<String, Object> values = new LinkedHashMap<>();
    Map<String, Object> java = new LinkedHashMap<>();
    for (int i = 0; i < parts.size(); i++) {
      values.put(parts.get(i).part().name(), candidates.get(i).value());
      java.put(parts.get(i).part().name(), candidates.get(i).java());
    }
    if (!isLegal(values)) {
      return Optional.empty();
    }
    sortMaps(values);
    try {
      Key key = testedKey.create(java);
      Map<String, Object> columns = key.columns();
      return Optional.of(
          new KeyRow(new KeyRow.Made(picks, values, java), key, columns, bucket(columns)));
    } catch (RuntimeException refused) {
      refusals.add(Plain.shown(values) + ": " + refused);
      return Optional.empty();
    }
  }

  // The entries of a map are in the order of their encoded keys.
  private void sortMaps(Map<String, Object> values) {
    boolean hasMap =
        parts.stream().anyMatch(it -> it.part().type() instanceof ListType list && list.isMap());
    if (hasMap) {
      values.putAll(testedKey.codec().decode(testedKey.codec().encode(values).values().toArray()));
    }
  }

  private boolean isLegal(Map<String, Object> values) {
    try {
      testedKey.codec().encode(values);
      return true;
    } catch (InvalidPartException refused) {
      if (refused.part().equals("bucket")) {
        strayBuckets.add(Plain.shown(values) + ": " + refused.getMessage());
      }
      return false;
    } catch (RuntimeException broken) {
      refusals.add(Plain.shown(values) + ": " + broken);
      return false;
    }
  }

  private int bucket(Map<String, Object> columns) {
    try {
      return testedKey.codec().decodeInAnyBucket(columns.values().toArray()).bucket();
    } catch (RuntimeException unread) {
      return 0;
    }
  }

  /** The key of the rows. */
  public TestedKey testedKey() {
    return testedKey;
  }

  /** What is between the parts of a column. */
  public String delimiters() {
    return delimiters(testedKey);
  }

  /** The values that each part is tried with. */
  public List<PartCandidates> parts() {
    return parts;
  }

  /** The rows that could be made. */
  public List<KeyRow> rows() {
    return rows;
  }

  /** What the constructor of the key, or its encoder, refused though the layout allows it. */
  public List<String> refusals() {
    return refusals;
  }

  /** The rows for which the function of the buckets chose none that exists. */
  public List<String> strayBuckets() {
    return strayBuckets;
  }

  /** Why no row could be made, with a way out; empty if there are rows. */
  public Optional<String> partWithoutValues() {
    return parts.stream()
        .filter(it -> it.legal().isEmpty())
        .findFirst()
        .map(
            it -> {
              int count = it.refusals().size();
              String last =
                  count == 0
                      ? "no value of it is known"
                      : it.component().getType().getSimpleName()
                          + " refuses all "
                          + count
                          + " values that LAYOUT allows, the last with: "
                          + it.refusals().get(count - 1).cause().getMessage();
              return it.part().name()
                  + ": "
                  + last
                  + "\n  Pass values that it accepts: "
                  + it.wayOut();
            });
  }
}
