package dev.keywright.conformance.cases;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;

import dev.keywright.conformance.Case;
import dev.keywright.conformance.cases.Bounds.Questions;
import dev.keywright.conformance.layouts.ItemOrderKey;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Layouts whose columns have the names of a table that exists. */
final class NamedCases {
  private NamedCases() {}

  static Case<ItemOrderKey> orders() {
    Random random = new Random(14);
    List<String> users = List.of("ann", "ann1", "bob", "0");
    List<String> kinds = List.of("ORDER", "ORDERS", "O", "Z");
    List<Integer> numbers = List.of(0, 1, 99, 100, 9_999);
    List<ItemOrderKey> keys =
        Rows.of(
            random,
            it ->
                new ItemOrderKey(
                    Rows.pick(it, users),
                    Rows.pick(it, kinds),
                    it.nextBoolean() ? Rows.pick(it, numbers) : it.nextInt(200)));
    Comparator<ItemOrderKey> byValue =
        comparing(ItemOrderKey::user)
            .thenComparing(ItemOrderKey::kind)
            .thenComparing(ItemOrderKey::number);
    Predicate<ItemOrderKey> ofAnn = key -> key.user().equals("ann");
    Predicate<ItemOrderKey> orders = ofAnn.and(key -> key.kind().equals("ORDER"));
    ItemOrderKey.AfterUser ann = ItemOrderKey.scan().user("ann");
    Questions<ItemOrderKey> questions = new Questions<>(ItemOrderKey.ORDER, random);
    questions.add("user ann", ann.all(), ofAnn);
    questions
        .part("user ann kind", ItemOrderKey::kind, naturalOrder(), ofAnn, kinds)
        .equal(kind -> ann.kind(kind).all())
        .between((from, to) -> ann.kind().between(from, to))
        .atMost(kind -> ann.kind().atMost(kind))
        .startsWith(kind -> ann.kind().startsWith(kind), List.of("O", "ORDER"));
    questions
        .part("user ann kind ORDER number", ItemOrderKey::number, naturalOrder(), orders, numbers)
        .equal(number -> ann.kind("ORDER").number(number))
        .between((from, to) -> ann.kind("ORDER").number().between(from, to))
        .lessThan(number -> ann.kind("ORDER").number().lessThan(number));
    return Case.of(
            "names of the store's own",
            ItemOrderKey.LAYOUT,
            keys,
            byValue,
            it -> it.<ItemOrderKey>decode(ItemOrderKey::decode))
        .splitAt(List.of("ann1", "b"))
        .asking(questions.all());
  }
}
