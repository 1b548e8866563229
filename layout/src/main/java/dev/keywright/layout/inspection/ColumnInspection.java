package dev.keywright.layout.inspection;

import static java.util.Objects.requireNonNull;

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
  private @Nullable Item<C> current;
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
      current = rest.remove();
      isReadable = current.accept(this);
    }
    if (isReadable) {
      readEnd();
    }
    return items.all();
  }

  @Override
  public Boolean bucket(BucketForm<C> form) {
    InspectedItem bucket = nextBucket();
    try {
      items.add(bucket, Optional.of(in.bucket(form)), Outcome.OPEN, UNCOMPARED);
      return true;
    } catch (MalformedKeyException malformed) {
      items.addRest(bucket, mayBeTruncated(bucket), malformed);
      return false;
    }
  }

  private InspectedItem nextBucket() {
    String type = codec.signature().bucket().map(BucketSignature::toString).orElse("");
    return items.next(Kind.BUCKET, BucketForm.NAME, type);
  }

  private InspectedItem next(PartSignature part) {
    return items.next(Kind.PART, part.name(), part.type().toString());
  }

  private C from(InspectedItem item) {
    return in.between(item.position(), in.length());
  }

  private boolean mayBeTruncated(InspectedItem item) {
    return requireNonNull(current).mayBeTruncated(from(item));
  }

  @Override
  public Boolean literal(C content) {
    InspectedItem literal = items.next(Kind.LITERAL, LITERAL, shown(content));
    boolean isShown = codec.signature().template().isPresent();
    try {
      in.literal(content);
      if (isShown) {
        items.add(literal, Optional.empty(), Outcome.WHOLE, "");
      }
      return true;
    } catch (MalformedKeyException malformed) {
      if (isShown && begins(content, literal)) {
        items.addRest(literal, true, malformed);
      } else if (literal.position() == in.length()) {
        boolean isBucket = rest.element() instanceof Item.Bucket<C>;
        items.addRest(isBucket ? nextBucket() : next(nextPart()), true, malformed);
      } else if (isShown && literal.position() == 0) {
        items.addWrongStart(literal, malformed);
      } else {
        items.addRest(surplus(literal.position(), malformed), false, malformed);
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
    InspectedItem copy = next(part);
    try {
      item.readCopy(in, before);
    } catch (MalformedKeyException malformed) {
      items.addRest(copy, isCutOff(item, before, copy), malformed);
      return false;
    }
    items.add(copy, Optional.of(before), Outcome.WHOLE, "");
    return true;
  }

  private boolean isCutOff(Item.Part<C> part, Object value, InspectedItem copy) {
    try {
      return begins(part.encoded(value), copy);
    } catch (InvalidPartException refused) {
      return false;
    }
  }

  /** Whether all that is left of the column from an item on is the beginning of some content. */
  private boolean begins(C content, InspectedItem item) {
    return InspectedColumn.raw(content).startsWith(InspectedColumn.raw(from(item)));
  }

  /** The part that follows what is being read. */
  private PartSignature nextPart() {
    return rest.stream()
        .filter(Item.Part.class::isInstance)
        .map(item -> ((Item.Part<C>) item).signature())
        .findFirst()
        .orElseThrow();
  }

  private InspectedItem surplus(int start, MalformedKeyException malformed) {
    String column = codec.signature().name();
    return InspectedItem.at(column, start, Kind.SURPLUS, malformed.part(), "");
  }

  private void readEnd() {
    int start = in.position();
    try {
      in.end();
    } catch (MalformedKeyException malformed) {
      items.addRest(surplus(start, malformed), false, malformed);
    }
  }

  @Override
  public Boolean hash(HashCodec<C> prefix, Item.Part<C> part) {
    PartSignature owner = part.signature();
    HashSignature signature = owner.hash().orElseThrow();
    InspectedItem item = items.next(Kind.HASH_PREFIX, owner.name(), signature.toString());
    int start = item.position();
    List<String> hashed = signature.hashed(owner.name());
    hash = new HashJudgement<>(prefix, hashed, start, items.size());
    try {
      in.skip(prefix, owner.name());
      Optional<Object> digits = Optional.of(InspectedColumn.raw(in.between(start, in.position())));
      items.add(item, digits, Outcome.OPEN, UNCOMPARED);
      return true;
    } catch (MalformedKeyException malformed) {
      items.addRest(item, mayBeTruncated(item), malformed);
      return false;
    }
  }

  @Override
  public Boolean part(Item.Part<C> item) {
    PartSignature part = item.signature();
    InspectedItem own = next(part);
    Object value;
    try {
      value = item.decoded(in.read(item.codec()));
    } catch (MalformedKeyException malformed) {
      // A list that ends too early may have too many elements all the same, which it knows.
      boolean endsEarly = malformed.position() >= in.length() && !(part.type() instanceof ListType);
      items.addRest(own, endsEarly || mayBeTruncated(own), malformed);
      return false;
    }
    boolean isLast = rest.stream().allMatch(ColumnInspection::mayBeNothing);
    boolean mayBeTruncated = in.position() == in.length() && mayBeTruncated(own);
    boolean isEnded = !mayBeTruncated || (isLast && !mayBeCutOff);
    if (hash != null && hash.judge(in, part.name(), own.position(), isEnded, items.all())) {
      hash = null;
    }
    if (mayBeTruncated && !isLast) {
      items.add(own, Optional.empty(), Outcome.CUT_OFF, InspectedColumn.CUT_OFF);
      return false;
    }
    Outcome outcome = isEnded ? Outcome.WHOLE : Outcome.OPEN;
    items.add(own, Optional.of(value), outcome, isEnded ? "" : OPEN);
    return true;
  }

  private static boolean mayBeNothing(Item<?> item) {
    return item instanceof Item.Part<?> part && part.signature().type() instanceof ListType;
  }
}
