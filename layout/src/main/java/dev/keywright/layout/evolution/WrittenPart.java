package dev.keywright.layout.evolution;

import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.PlacedPart;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.List;

/**
 * A part, or a part of a list's elements, in all columns where it is written.
 *
 * @param places where it is; the first one, then its copies
 */
record WrittenPart(PartSignature part, List<Place> places) {
  /** Of a character of UTF-16 in UTF-8. */
  private static final int MOST_BYTES = 3;

  WrittenPart {
    places = List.copyOf(places);
  }

  static WrittenPart of(PlacedPart place) {
    List<PlacedPart> places = place.layout().places(place.name());
    return new WrittenPart(place.part(), places.stream().map(PlacedPart::place).toList());
  }

  /** The same in its places, written in another way. */
  WrittenPart with(Encoding other) {
    return new WrittenPart(part.with(other), places);
  }

  /** Each part of the elements, by the names that messages have for them. */
  List<WrittenPart> elements(ListType list) {
    List<Place> inList = places.stream().map(Place::ofElements).toList();
    return list.parts().stream()
        .map(it -> new WrittenPart(it.named(list.nameIn(name(), it)), inList))
        .toList();
  }

  String name() {
    return part.name();
  }

  /** Where it decides the order. */
  Place place() {
    return places.get(0);
  }

  /** What writes it there. */
  PartEncoding<?> encoding() {
    return Encodings.of(part, place());
  }

  /** The values that every place takes. */
  AcceptedValues accepts() {
    AcceptedValues accepted =
        places.stream()
            .<AcceptedValues>map(it -> Encodings.of(part, it).accepted())
            .reduce(AcceptedValues::intersection)
            .orElse(AcceptedValues.ALL);
    // Each key comes once.
    return part.type() instanceof ListType list && list.isMap()
        ? accepted.intersection(AcceptedValues.lengths(0, SameBytes.most(elements(list).get(0))))
        : part.encoding().text().map(it -> framed(accepted, it)).orElse(accepted);
  }

  /** Whether its columns hold the very value, encoded or not. */
  boolean isKeptAsItIs() {
    return places.stream().allMatch(this::isKeptAsItIs);
  }

  private boolean isKeptAsItIs(Place it) {
    boolean isPlain =
        part.type() == SimpleType.STRING
            ? it.format().isText()
            : part.type() == SimpleType.BYTES && it.format() == LayoutFormat.BINARY;
    Encoding encoding = part.encoding();
    boolean isUnframed = !encoding.descending() && encoding.text().isEmpty();
    boolean isAlone = !it.isFollowed() && part.hash().isEmpty();
    return it.isNative() || (isPlain && isAlone && isUnframed && !encoding.scatters());
  }

  /** The lengths that a frame leaves, in characters or bytes. */
  private AcceptedValues framed(AcceptedValues content, TextForm form) {
    boolean isExact = form.encoding() == TextEncoding.FIXED && form.fill().isEmpty();
    int most = bytesOfEach(content);
    int least = isExact ? (form.width() + most - 1) / most : 0;
    return content.intersection(AcceptedValues.lengths(least, form.most()));
  }

  /** The most bytes that a text or bytes have within their frame. */
  long mostBytes() {
    AcceptedValues accepted = accepts();
    return (long) accepted.maxLength() * bytesOfEach(accepted);
  }

  /** The most bytes that one of a value's characters or bytes has. */
  private int bytesOfEach(AcceptedValues content) {
    return part.kind() == Kind.BYTES || content.alphabet().isAscii() ? 1 : MOST_BYTES;
  }

  /**
   * Whether a value of it is written in other bytes than where it is now, for what is escaped
   * there.
   */
  boolean isEscapedAnew(WrittenPart now) {
    if (part.type() instanceof ListType list && now.part.type() instanceof ListType other) {
      List<WrittenPart> before = elements(list);
      List<WrittenPart> after = now.elements(other);
      for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
        if (accepts().maxLength() > 0 && before.get(i).isEscapedAnew(after.get(i))) {
          return true;
        }
      }
      return false;
    }
    for (int i = 0; i < Math.min(places.size(), now.places.size()); i++) {
      int was = places.get(i).escapesUpTo();
      int is = now.places.get(i).escapesUpTo();
      if (was != is && holdsUpTo(Math.max(was, is))) {
        return true;
      }
    }
    return false;
  }

  private boolean holdsUpTo(int last) {
    if (part.type() instanceof CodesType codes) {
      return codes.constants().stream().anyMatch(it -> it.code().chars().anyMatch(c -> c <= last));
    }
    return part.kind() == Kind.TEXT && accepts().holdsUpTo(last);
  }
}
