package dev.keywright.layout.inspection;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.ColumnContent;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.ItemVisitor;
import dev.keywright.layout.inspection.InspectedItem.Kind;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads one column up to the first item that cannot be read, and says of each item how far it went.
 * For each item it answers whether the next one can be read.
 */
final class ColumnInspection<C> implements ItemVisitor<C, Boolean> {
  private static final String OPEN = "it may go on: the column may be cut off here";
  private static final String LITERAL = "literal";
  private static final String UNCOMPARED = "not compared: what it depends on is not whole";

  private final ColumnCodec<C> codec;
  private final ColumnContent<C> in;
  private final boolean mayBeCutOff;
  private final Map<String, Object> whole;
  private final InspectedColumn<C> items;
  private final Deque<Item<C>> rest;
  private @Nullable HashJudgement<C> hash;

  /**
   * @param whole the values of parts that are whole in the columns before
   */
  ColumnInspection(
      ColumnCodec<C> codec, Object stored, boolean mayBeCutOff, Map<String, Object> whole) {
    this.codec = codec;
    this.in = codec.open(stored);
    this.items = new InspectedColumn<>(codec.signature().name(), in);
    this.mayBeCutOff = mayBeCutOff;
    this.whole = whole;
    this.rest = new ArrayDeque<>(codec.items());
  }

  List<InspectedItem> items() {
    boolean isReadable = true;
    while (isReadable && !rest.isEmpty()) {
      isReadable = rest.remove().accept(this);
    }
    if (isReadable) {
      readEnd();
    }
    return items.all();
  }

  @Override
  public Boolean bucket(BucketForm<C> form) {
    String type = bucketType();
    int start = in.position();
    try {
      Optional<Object> number = Optional.of(in.bucket(form));
      items.add(Kind.BUCKET, BucketForm.NAME, type, start, number, Outcome.OPEN, UNCOMPARED);
      return true;
    } catch (MalformedKeyException malformed) {
      boolean isCutOff = form.mayBeTruncated(in.between(start, in.length()));
      Outcome outcome = isCutOff ? Outcome.CUT_OFF : Outcome.WRONG;
      items.addRest(Kind.BUCKET, BucketForm.NAME, type, start, outcome, malformed);
      return false;
    }
  }

  private String bucketType() {
    return codec.signature().bucket().map(BucketSignature::toString).orElse("");
  }

  @Override
  public Boolean literal(C content) {
    int start = in.position();
    boolean isShown = codec.signature().template().isPresent();
    try {
      in.literal(content);
      if (isShown) {
        Optional<Object> nothing = Optional.empty();
        items.add(Kind.LITERAL, LITERAL, shown(content), start, nothing, Outcome.WHOLE, "");
      }
      return true;
    } catch (MalformedKeyException malformed) {
      if (isShown
          && InspectedColumn.raw(content)
              .startsWith(InspectedColumn.raw(in.between(start, in.length())))) {
        items.addRest(Kind.LITERAL, LITERAL, shown(content), start, Outcome.CUT_OFF, malformed);
      } else if (start == in.length()) {
        addMissing(rest.element(), start, malformed);
      } else if (isShown && start == 0) {
        items.addWrongStart(LITERAL, shown(content), malformed);
      } else {
        items.addRest(Kind.SURPLUS, malformed.part(), "", start, Outcome.WRONG, malformed);
      }
      return false;
    }
  }

  private static String shown(Object content) {
    return content instanceof byte[] bytes
        ? ShownLiteral.of(bytes)
        : JavaLiteral.of((String) content);
  }

  @Override
  public Boolean copy(Item.Part<C> item) {
    PartSignature part = item.signature();
    Object before = whole.get(part.name());
    if (before == null) {
      return part(item);
    }
    int start = in.position();
    String type = part.type().toString();
    try {
      item.readCopy(in, before);
    } catch (MalformedKeyException malformed) {
      Outcome outcome = isCutOff(item, before, start) ? Outcome.CUT_OFF : Outcome.WRONG;
      items.addRest(Kind.PART, part.name(), type, start, outcome, malformed);
      return false;
    }
    items.add(Kind.PART, part.name(), type, start, Optional.of(before), Outcome.WHOLE, "");
    return true;
  }

  private boolean isCutOff(Item.Part<C> copy, Object value, int start) {
    try {
      return InspectedColumn.raw(copy.encoded(value))
          .startsWith(InspectedColumn.raw(in.between(start, in.length())));
    } catch (InvalidPartException refused) {
      return false;
    }
  }

  /** Adds the bucket or the part that should follow, and that the column ends before. */
  private void addMissing(Item<C> next, int start, MalformedKeyException malformed) {
    if (next instanceof Item.Bucket<C>) {
      items.addRest(Kind.BUCKET, BucketForm.NAME, bucketType(), start, Outcome.CUT_OFF, malformed);
      return;
    }
    PartSignature part = nextPart();
    items.addRest(
        Kind.PART, part.name(), part.type().toString(), start, Outcome.CUT_OFF, malformed);
  }

  /** The part that follows what is being read. */
  private PartSignature nextPart() {
    return rest.stream()
        .filter(Item.Part.class::isInstance)
        .map(item -> ((Item.Part<C>) item).signature())
        .findFirst()
        .orElseThrow();
  }

  private void readEnd() {
    int start = in.position();
    try {
      in.end();
    } catch (MalformedKeyException malformed) {
      items.addRest(Kind.SURPLUS, malformed.part(), "", start, Outcome.WRONG, malformed);
    }
  }

  @Override
  public Boolean hash(HashCodec<C> prefix, Item.Part<C> part) {
    PartSignature owner = part.signature();
    HashSignature signature = owner.hash().orElseThrow();
    String type = signature.toString();
    int start = in.position();
    List<String> hashed = signature.hashed(owner.name());
    hash = new HashJudgement<>(prefix, hashed, start, items.size());
    try {
      in.skip(prefix, owner.name());
      Optional<Object> digits = Optional.of(InspectedColumn.raw(in.between(start, in.position())));
      items.add(Kind.HASH_PREFIX, owner.name(), type, start, digits, Outcome.OPEN, UNCOMPARED);
      return true;
    } catch (MalformedKeyException malformed) {
      Outcome outcome =
          prefix.mayBeTruncated(in.between(start, in.length())) ? Outcome.CUT_OFF : Outcome.WRONG;
      items.addRest(Kind.HASH_PREFIX, owner.name(), type, start, outcome, malformed);
      return false;
    }
  }

  @Override
  public Boolean part(Item.Part<C> item) {
    PartSignature part = item.signature();
    String type = part.type().toString();
    int start = in.position();
    Object value;
    try {
      value = item.decoded(in.read(item.codec()));
    } catch (MalformedKeyException malformed) {
      // A list that ends too early may have too many elements all the same, which it knows.
      boolean endsEarly = malformed.position() >= in.length() && !(part.type() instanceof ListType);
      boolean isCutOff = endsEarly || mayBeTruncated(item, start);
      Outcome outcome = isCutOff ? Outcome.CUT_OFF : Outcome.WRONG;
      items.addRest(Kind.PART, part.name(), type, start, outcome, malformed);
      return false;
    }
    boolean isLast = rest.stream().allMatch(ColumnInspection::mayBeNothing);
    boolean mayBeTruncated = in.position() == in.length() && mayBeTruncated(item, start);
    boolean isEnded = !mayBeTruncated || (isLast && !mayBeCutOff);
    if (hash != null && hash.judge(in, part.name(), start, isEnded, items.all())) {
      hash = null;
    }
    if (mayBeTruncated && !isLast) {
      items.add(
          Kind.PART,
          part.name(),
          type,
          start,
          Optional.empty(),
          Outcome.CUT_OFF,
          InspectedColumn.CUT_OFF);
      return false;
    }
    Outcome outcome = isEnded ? Outcome.WHOLE : Outcome.OPEN;
    items.add(
        Kind.PART, part.name(), type, start, Optional.of(value), outcome, isEnded ? "" : OPEN);
    return true;
  }

  private static boolean mayBeNothing(Item<?> item) {
    return item instanceof Item.Part<?> part && part.signature().type() instanceof ListType;
  }

  private boolean mayBeTruncated(Item.Part<C> item, int start) {
    return item.codec().mayBeTruncated(in.between(start, in.length()));
  }
}
