package dev.keywright.analysis.source;

import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The record of one layout, with the annotations that give its key this layout. */
final class EntitySource {
  private static final int WIDTH = 100;
  private static final String SUFFIX = "uniqueSuffix";
  private static final List<String> UNORDERED =
      List.of("keys do not sort by its values, so there are no range queries of it");
  private static final List<String> FROM_ZERO =
      List.of(
          "keys sort by its values only if none is negative, so there are no range queries of it",
          "if none ever is, replace ordered = false by @Domain(min = 0),"
              + " and unordered in the layout line by min=0");

  private final EntityPlan plan;
  private final LayoutSignature layout;
  private final String reason;
  private final Imports imports;
  private final ColumnStyles styles;

  /**
   * @param reason why the bytes cannot change
   */
  EntitySource(EntityPlan plan, String reason, Imports imports)
      throws InexpressibleLayoutException {
    this.plan = plan;
    this.layout = OrderedParts.of(plan.layout());
    this.reason = reason;
    this.imports = imports;
    this.styles = ColumnStyles.of(layout);
  }

  /** The declaration, without an indent. */
  String text(String interfaces) throws InexpressibleLayoutException {
    check();
    PartTypeSource types = new PartTypeSource(imports);
    String components = components(types);
    List<AnnotationText> annotations = annotations();
    StringBuilder text = new StringBuilder();
    if (!plan.remarks().isEmpty()) {
      text.append(CommentText.javadoc(plan.remarks())).append('\n');
    }
    annotations.forEach(it -> text.append(it.in(WIDTH)).append('\n'));
    text.append("public record ").append(plan.name()).append('(');
    text.append(components.isEmpty() ? "" : "\n" + components).append(')').append(interfaces);
    String body =
        types.nested().stream()
            .map(it -> "  " + it.replace("\n", "\n  "))
            .collect(Collectors.joining("\n\n"));
    return text.append(body.isEmpty() ? " {}" : " {\n" + body + "\n}").toString();
  }

  private void check() throws InexpressibleLayoutException {
    RefusedMemberNames.check(layout);
    for (PartSignature part : layout.parts().toList()) {
      boolean isSuffix = part.kind() == Kind.SUFFIX;
      if (isSuffix && !part.equals(PartSignature.of(SUFFIX, part.type()))) {
        throw new InexpressibleLayoutException(
            "a unique suffix is called uniqueSuffix and has no bounds, not so " + part.name());
      }
      boolean isNumber = part.kind() == Kind.WHOLE && layout.format() == LayoutFormat.TEXT;
      if (isNumber && part.encoding().reversed() && !part.endsItself()) {
        throw new InexpressibleLayoutException(
            part.name() + " is reversed without padding, so that its width varies");
      }
    }
  }

  private List<AnnotationText> annotations() {
    List<AnnotationText> all = new ArrayList<>();
    if (layout.format() != LayoutFormat.TEXT) {
      all.add(
          imports
              .annotation("KeyFormat")
              .with("value", imports.constant("Format", layout.format())));
    }
    if (layout.hasSeparator() && (layout.separator() != ',' || layout.escape())) {
      all.add(
          imports
              .annotation("Separator")
              .with("value", JavaLiteral.of(layout.separator()))
              .when(layout.escape(), "escape", "true"));
    }
    layout.columns().get(0).bucket().map(this::bucket).ifPresent(all::add);
    for (int i = 0; i < layout.columns().size(); i++) {
      if (styles.isShown(i)) {
        all.add(styles.template(i, imports));
      }
    }
    layout
        .parts()
        .filter(it -> it.type() instanceof SuffixType)
        .findFirst()
        .map(it -> (SuffixType) it.type())
        .map(it -> imports.annotation("UniqueSuffix").with("length", it.length()))
        .ifPresent(all::add);
    all.add(
        imports
            .annotation("FrozenLayout")
            .with("version", 1)
            .with("signature", SignatureText.of(layout)));
    all.add(imports.annotation("ExistingRows").with("reason", JavaLiteral.of(reason)));
    return all;
  }

  private AnnotationText bucket(BucketSignature bucket) {
    AnnotationText text = imports.annotation("Bucket").with("count", bucket.count());
    text.when(bucket.number().first() > 0, "first", bucket.number().first());
    if (!bucket.isOfRest()) {
      text.with("of", AnnotationText.texts(bucket.of()));
    }
    if (bucket.rule() instanceof BucketRule.Modulo) {
      text.with("by", imports.keywright("BucketBy") + ".MODULO");
    }
    if (bucket.rule() instanceof BucketRule.Hash hash && hash.function() != HashFunction.MD5) {
      text.with("hash", imports.constant("HashAlgorithm", hash.function()));
    }
    if (bucket.rule() instanceof BucketRule.Function function) {
      text.with("function", className(function.name()) + ".class");
    }
    bucket.number().as().ifPresent(it -> text.with("as", imports.constant("NumberEncoding", it)));
    text.when(bucket.number().width() > 0, "width", bucket.number().width());
    boolean isPlaced = bucket.index() > 0 && !styles.isShown(0);
    return isPlaced ? text.with("after", AnnotationText.texts(List.of(partBefore(bucket)))) : text;
  }

  private String partBefore(BucketSignature bucket) {
    return layout.columns().get(0).parts().get(bucket.index() - 1).name();
  }

  // Packages are written small; of a nested class, the outer one is imported.
  private String className(String qualified) {
    String[] words = qualified.split("\\.");
    int top = 0;
    while (top < words.length - 1 && !Character.isUpperCase(words[top].codePointAt(0))) {
      top++;
    }
    if (top == 0 || !Character.isUpperCase(words[top].codePointAt(0))) {
      return qualified;
    }
    String packageName = String.join(".", List.of(words).subList(0, top));
    List<String> classes = List.of(words).subList(top, words.length);
    return imports.of(packageName, classes.get(0))
        + String.join("", classes.stream().skip(1).map(it -> "." + it).toList());
  }

  private String components(PartTypeSource types) throws InexpressibleLayoutException {
    List<String> components = new ArrayList<>();
    List<String> written = new ArrayList<>();
    int partitionOrder = 0;
    int sortOrder = 0;
    for (int i = 0; i < layout.columns().size(); i++) {
      ColumnSignature column = layout.columns().get(i);
      boolean isPartition = styles.isPartition(i);
      boolean isFirst = true;
      for (PartSignature part : column.parts()) {
        if (part.kind() == Kind.SUFFIX || written.contains(part.name())) {
          continue;
        }
        written.add(part.name());
        boolean isShown = styles.isShown(i);
        int order =
            isShown ? PartSource.Position.SHOWN : isPartition ? partitionOrder++ : sortOrder++;
        PartSource.Position position =
            new PartSource.Position(
                isPartition, order, columnName(i, isFirst), column.nativeType());
        isFirst = false;
        components.add(
            Components.of(
                new PartSource(part, imports).annotations(position),
                types.of(part),
                part.name(),
                comments(part)));
      }
    }
    return String.join(",\n", components);
  }

  private List<String> comments(PartSignature part) {
    List<String> comments = new ArrayList<>(plan.seen().getOrDefault(part.name(), List.of()));
    boolean wasOrdered =
        plan.layout().parts().anyMatch(it -> it.ordered() && it.name().equals(part.name()));
    if (wasOrdered && !part.ordered()) {
      comments.addAll(OrderedParts.isOrderedFromZero(part) ? FROM_ZERO : UNORDERED);
    }
    return comments;
  }

  // One part is enough to name the partition column; each part of a sort column names it.
  private String columnName(int index, boolean isFirst) {
    String name = layout.columns().get(index).name();
    if (styles.isShown(index)) {
      return "";
    }
    if (styles.isPartition(index)) {
      return isFirst && !name.equals("partitionKey") ? name : "";
    }
    return name.equals("sortKey") && !styles.hasTemplates() ? "" : name;
  }
}
