package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.IndexChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * {@code OrderByStatusKey.tryOf(order)}: the entry of a row, if it has one; and {@code
 * OrderByStatusKey.changes(before, after)}: what a change of a row does to the entries.
 */
final class IndexMethods {
  private final KeyParts key;
  private final IndexKey index;
  private final Entity entity;
  private final Modifier[] statics;

  private IndexMethods(KeyParts key, IndexKey index, Modifier[] statics) {
    this.key = key;
    this.index = index;
    this.entity = key.layout().entity();
    this.statics = statics;
  }

  /** The methods of an index; none of the key of a table. */
  static List<MethodSpec> of(KeyParts key, Modifier[] statics) {
    return key.layout().index().stream()
        .map(index -> new IndexMethods(key, index, statics))
        .flatMap(it -> it.all().stream())
        .toList();
  }

  private List<MethodSpec> all() {
    List<MethodSpec> methods = new ArrayList<>();
    if (index.isSparse()) {
      methods.add(tryOf());
    }
    if (index.isOfApplication()) {
      methods.add(changes());
    }
    return methods;
  }

  /** Whether a row without a part has no entry. */
  static boolean mayBeLeftOut(Layout layout, Part part) {
    return part.property().boxed()
        && layout
            .index()
            .filter(it -> it.isSparse() && it.ownParts(layout).contains(part))
            .isPresent();
  }

  private MethodSpec tryOf() {
    String row = new NameAllocator().newName(OfMethod.parameterName(entity));
    CodeBlock isAbsent =
        key.layout()
            .parts()
            .filter(part -> mayBeLeftOut(key.layout(), part))
            .map(part -> CodeBlock.of("$N.$L == null", row, part.property().access()))
            .collect(CodeBlock.joining("$W|| "));
    return Types.method("tryOf", Types.generic(Optional.class, key.key()), statics)
        .addJavadoc(
            "The key of an entity in this sparse index; empty if $L is null: then it has no"
                + " entry.\n",
            shownParts())
        .addParameter(Types.entity(entity), row)
        .addStatement(
            "return $L$W? $T.empty()$W: $T.of(of($N))",
            isAbsent,
            Optional.class,
            Optional.class,
            row)
        .build();
  }

  private String shownParts() {
    List<String> names =
        key.layout()
            .parts()
            .filter(part -> mayBeLeftOut(key.layout(), part))
            .map(Part::name)
            .map("{@code %s}"::formatted)
            .toList();
    return String.join(" or ", names);
  }

  private MethodSpec changes() {
    TypeName row = Types.entity(entity);
    MethodSpec.Builder method =
        Types.method("changes", Types.generic(IndexChange.class, key.key()), statics)
            .addJavadoc(
                """
                What a change of a row does to its entries. Put the entries of {@code puts()} first,
                then write the row, and delete those of {@code deletes()} last.

                @param before the row as it was; null if it is new
                @param after the row as it is; null if it is deleted
                """)
            .addParameter(row, "before")
            .addParameter(row, "after");
    // Two rows may be equal by their keys alone, and yet hold other values.
    boolean isContentChanged = !index.projects().isEmpty();
    return method
        .addStatement(
            "return $T.between($L,$W$L,$W$L)",
            IndexChange.class,
            entryOf("before"),
            entryOf("after"),
            isContentChanged)
        .build();
  }

  private CodeBlock entryOf(String row) {
    return index.isSparse()
        ? CodeBlock.of("$T.ofNullable($N).flatMap($T::tryOf)", Optional.class, row, key.key())
        : CodeBlock.of("$T.ofNullable($N).map($T::of)", Optional.class, row, key.key());
  }
}
