package dev.keywright.conformance.cases;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;

import dev.keywright.conformance.Case;
import dev.keywright.conformance.cases.Bounds.Questions;
import dev.keywright.conformance.layouts.ShopItemKey;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Layouts whose columns look as templates show them. */
final class TemplateCases {
  private TemplateCases() {}

  static Case<ShopItemKey> items() {
    Random random = new Random(16);
    List<String> users = List.of("ann", "ann1", "bob", "0");
    List<Integer> days = List.of(0, 1, 365, 366, 9_999);
    List<Integer> numbers = List.of(0, 9, 10, 999);
    List<ShopItemKey> keys =
        Rows.of(
            random,
            it ->
                new ShopItemKey(
                    Rows.pick(it, users),
                    it.nextInt(4) > 0 ? Rows.pick(it, days) : it.nextInt(400),
                    it.nextBoolean() ? Rows.pick(it, numbers) : it.nextInt(1_000)));
    Comparator<ShopItemKey> byValue =
        comparing(ShopItemKey::user)
            .thenComparing(ShopItemKey::day)
            .thenComparing(ShopItemKey::number);
    Predicate<ShopItemKey> ofAnn = key -> key.user().equals("ann");
    Predicate<ShopItemKey> ofDay = ofAnn.and(key -> key.day() == 365);
    ShopItemKey.AfterUser ann = ShopItemKey.scan().user("ann");
    Questions<ShopItemKey> questions = new Questions<>(ShopItemKey.ORDER, random);
    questions.add("user ann", ann.all(), ofAnn);
    questions
        .part("user ann day", ShopItemKey::day, naturalOrder(), ofAnn, days)
        .equal(day -> ann.day(day).all())
        .between((from, to) -> ann.day().between(from, to))
        .atLeast(day -> ann.day().atLeast(day))
        .greaterThan(day -> ann.day().greaterThan(day))
        .atMost(day -> ann.day().atMost(day))
        .lessThan(day -> ann.day().lessThan(day));
    questions
        .part("user ann day 365 number", ShopItemKey::number, naturalOrder(), ofDay, numbers)
        .equal(number -> ann.day(365).number(number))
        .between((from, to) -> ann.day(365).number().between(from, to))
        .lessThan(number -> ann.day(365).number().lessThan(number));
    return Case.of(
            "columns of templates",
            ShopItemKey.LAYOUT,
            keys,
            byValue,
            it -> it.<ShopItemKey>decode(ShopItemKey::decode))
        .splitAt(List.of("USER-ann1", "USER-b"))
        .asking(questions.all());
  }
}
