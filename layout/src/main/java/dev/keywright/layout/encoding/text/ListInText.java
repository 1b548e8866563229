package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.ListDescription;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextPart;
import java.util.List;
import java.util.Optional;

/** A list of elements, or a map of entries, up to the end of the column. */
final class ListInText extends PartEncoding<TextList<List<Object>>> {
  private final List<PartEncoding<? extends TextPart<?>>> elements;

  private ListInText(
      PartSignature part,
      List<PartEncoding<? extends TextPart<?>>> elements,
      RecordedCalls<TextList<List<Object>>> made) {
    super(
        part,
        made,
        it -> width(it, elements),
        it -> ListDescription.of(it.isMap(), elements, it.limits()));
    this.elements = elements;
  }

  static ListInText of(PartSignature part, ListType type, Place place) {
    List<PartEncoding<? extends TextPart<?>>> elements =
        type.parts(part.name()).stream()
            .<PartEncoding<? extends TextPart<?>>>map(
                it -> TextEncodings.of(it, place.ofElements()))
            .toList();
    TextPart<?>[] parts = elements.stream().map(PartEncoding::codec).toArray(TextPart<?>[]::new);
    RecordedCalls<TextList<List<Object>>> list =
        RecordedCalls.of(
            TextList.of(part.name(), parts),
            TextList.class,
            "of",
            ListDescription.arguments(part.name(), elements));
    return new ListInText(
        part,
        elements,
        list.when(place.isJoined(), "joinedBy", TextList::joinedBy, place.separator())
            .when(place.isFollowed(), "endedBy", TextList::endedBy, place.separator())
            .when(type.isMap(), "byKey", TextList::byKey)
            .with("atLeast", TextList::atLeast, part.limits().leastLength())
            .with("atMost", TextList::atMost, part.limits().mostLength()));
  }

  @Override
  public List<PartEncoding<? extends TextPart<?>>> elements() {
    return elements;
  }

  @Override
  public Optional<Character> separator() {
    int separator = codec().separator();
    return separator < 0 ? Optional.empty() : Optional.of((char) separator);
  }

  private static Width width(TextList<?> list, List<? extends PartEncoding<?>> elements) {
    Width separators =
        list.separator() < 0
            ? Width.NONE
            : Width.ofText(Character.toString(list.separator()).repeat(elements.size()));
    Width ended = ListDescription.width(separators, elements, list.limits());
    // Nothing follows the last element.
    return list.between() && list.limits().max() > 0 ? ended.plus(Width.fixed(-1)) : ended;
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return new TextListBeginning(codec(), elements).mayBeTruncated((String) beginning);
  }
}
