package dev.keywright.store;

/** One column of a layout, as a store sees it. */
public record StoreColumn(String name, ColumnType type) {}
