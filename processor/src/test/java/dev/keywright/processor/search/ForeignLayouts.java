package dev.keywright.processor.search;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ListType;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Layouts by chance in which at least one part has the encoding of another system. */
final class ForeignLayouts {
  private final Random random;
  private final RandomLayouts usual;
  private final ForeignParts foreign;

  ForeignLayouts(Random random) {
    this.random = random;
    this.usual = new RandomLayouts(random);
    this.foreign = new ForeignParts(random);
  }

  Layout next() {
    boolean binary = !chance(5);
    int count = 1 + random.nextInt(4);
    int split = chance(2) ? count : 1 + random.nextInt(count);
    List<PartBuilder> parts = parts(count, split, binary);
    LayoutBuilder layout =
        LayoutBuilder.partition(parts.subList(0, split).toArray(PartBuilder[]::new));
    if (split < parts.size()) {
      layout.sort("", parts.subList(split, parts.size()).toArray(PartBuilder[]::new));
    }
    if (chance(5)) {
      layout.bucket(chance(4) ? 257 : 2 + random.nextInt(30), "p" + random.nextInt(count));
      if (chance(2)) {
        layout.behind("p" + random.nextInt(split));
      }
    }
    if (binary) {
      return layout.binary().build();
    }
    layout.separator(",!-:/".charAt(random.nextInt(5)));
    return (chance(4) ? layout.escape() : layout).build();
  }

  /** Parts of which one ends a column, or the key, in a way that only other systems have. */
  private List<PartBuilder> parts(int count, int split, boolean binary) {
    int chosen = random.nextInt(count);
    List<PartBuilder> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String name = "p" + i;
      boolean isLastOfAll = i == count - 1;
      boolean isBeforeOne = i == split - 2 || (i == count - 2 && i >= split);
      if (isLastOfAll && chance(5)) {
        parts.add(list(name, binary));
      } else if (binary && isBeforeOne && chance(5)) {
        parts.add(foreign.beforeTail(name));
        parts.add(tail("p" + ++i));
      } else if (i == chosen || chance(3)) {
        PartBuilder part = foreign.next(name, binary);
        parts.add(chance(10) ? part.unordered() : part);
      } else {
        parts.add(usual.part(name, binary));
      }
    }
    return parts;
  }

  private PartBuilder tail(String name) {
    return switch (random.nextInt(4)) {
      case 0 -> PartBuilder.uuid(name);
      case 1 -> PartBuilder.instant(name);
      case 2 -> PartBuilder.aLong(name).encoded(NumberForm.of(NumberEncoding.UNSIGNED, 8));
      default -> PartBuilder.anInt(name);
    };
  }

  private PartBuilder list(String name, boolean binary) {
    boolean isRecord = chance(2);
    List<Part> parts = new ArrayList<>();
    LayoutFormat format = binary ? LayoutFormat.BINARY : LayoutFormat.TEXT;
    int count = isRecord ? 1 + random.nextInt(3) : 1;
    for (int i = 0; i < count; i++) {
      String part = isRecord ? "e" + i : ListType.ELEMENT;
      parts.add(foreign.ofElement(part, binary).build(format, i, ""));
    }
    if (count > 1 && chance(2)) {
      PartType map =
          new PartType.Repeated(
              List.of(
                  new PartType.Argument(TypeRef.of("shop", "Name"), true, parts.subList(0, 1)),
                  new PartType.Argument(TypeRef.of("shop", "Tag"), true, parts.subList(1, count))));
      return PartBuilder.part(name, map);
    }
    TypeRef element = TypeRef.of("shop", isRecord ? "Tag" : parts.get(0).type().name());
    PartBuilder list =
        PartBuilder.part(
            name, new PartType.Repeated(List.of(new PartType.Argument(element, isRecord, parts))));
    return chance(3) ? list.maxLength(1 + random.nextInt(3)) : list;
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }
}
