package dev.keywright.spark.hbase;

import java.io.Serializable;

/**
 * A column of a dataset that becomes cells.
 *
 * @param column a string, which is written in UTF-8, or bytes; null gives no cell
 * @param family of the cells
 * @param qualifier of the cells, in UTF-8
 */
public record CellColumn(String column, String family, String qualifier) implements Serializable {}
