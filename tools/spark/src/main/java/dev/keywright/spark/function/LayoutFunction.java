package dev.keywright.spark.function;

import dev.keywright.spark.key.KeyLayouts;
import java.util.Locale;
import java.util.function.BiFunction;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.types.StructType;

/** A function of a layout, before Spark has said what it is called with. */
public enum LayoutFunction {
  /** The parts of a key. */
  DECODE("the parts of a key, and why it has none", DecodeFunction::bind),
  /** A key of parts. */
  ENCODE("the key of these parts", PartsFunction::key),
  /** The keys that begin with some parts. */
  RANGE("the ranges of all keys that begin with these parts", PartsFunction::ranges);

  private final String description;

  @SuppressWarnings("ImmutableEnumChecker") // a method
  private final BiFunction<BoundTo, StructType, BoundFunction> binding;

  LayoutFunction(String description, BiFunction<BoundTo, StructType, BoundFunction> binding) {
    this.description = description;
    this.binding = binding;
  }

  /** The name that queries call. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The function of a layout.
   *
   * @param name by which queries call it, for messages
   */
  public UnboundFunction of(String name, KeyLayouts layouts) {
    return new Unbound(this, new BoundTo(name, layouts));
  }

  private record Unbound(LayoutFunction function, BoundTo layout) implements UnboundFunction {
    @Override
    public BoundFunction bind(StructType arguments) {
      return function.binding.apply(layout, arguments);
    }

    @Override
    public String description() {
      return layout.name() + ": " + function.description;
    }

    @Override
    public String name() {
      return layout.name();
    }
  }
}
