package dev.keywright.spark.hbase;

import java.io.Closeable;
import java.io.IOException;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.KeyValue;
import org.apache.hadoop.hbase.client.ColumnFamilyDescriptor;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.io.hfile.CacheConfig;
import org.apache.hadoop.hbase.io.hfile.HFileContext;
import org.apache.hadoop.hbase.io.hfile.HFileContextBuilder;
import org.apache.hadoop.hbase.regionserver.HStoreFile;
import org.apache.hadoop.hbase.regionserver.StoreFileWriter;
import org.apache.hadoop.hbase.regionserver.StoreUtils;
import org.apache.hadoop.hbase.util.Bytes;

/** The open files of one run: one for each family that has got a cell. */
final class FamilyFiles implements Closeable {
  private final Configuration configuration;
  private final TableDescriptor table;
  private final Path folder;
  private final Map<byte[], StoreFileWriter> writers = new TreeMap<>(Bytes.BYTES_COMPARATOR);

  FamilyFiles(Configuration configuration, TableDescriptor table, Path folder) throws IOException {
    this.configuration = configuration;
    this.table = table;
    this.folder = folder;
    // A run that failed half way has left files; its number never comes again.
    folder.getFileSystem(configuration).mkdirs(folder);
  }

  /** Adds the cells of one row, which is above the one before. */
  void add(SortedSet<KeyValue> row) throws IOException {
    for (KeyValue cell : row) {
      byte[] family = CellUtil.cloneFamily(cell);
      StoreFileWriter writer = writers.get(family);
      if (writer == null) {
        writer = open(family);
        writers.put(family, writer);
      }
      writer.append(cell);
    }
  }

  // As HBase writes its own files, so that it need not write them again soon.
  private StoreFileWriter open(byte[] family) throws IOException {
    ColumnFamilyDescriptor described = table.getColumnFamily(family);
    HFileContext context =
        new HFileContextBuilder()
            .withCompression(described.getCompressionType())
            .withDataBlockEncoding(described.getDataBlockEncoding())
            .withChecksumType(StoreUtils.getChecksumType(configuration))
            .withBytesPerCheckSum(StoreUtils.getBytesPerChecksum(configuration))
            .withBlockSize(described.getBlocksize())
            .withColumnFamily(family)
            .withTableName(table.getTableName().getName())
            .withIncludesTags(true)
            .withCreateTime(System.currentTimeMillis())
            .build();
    FileSystem files = folder.getFileSystem(configuration);
    return new StoreFileWriter.Builder(configuration, CacheConfig.DISABLED, files)
        .withOutputDir(new Path(folder, Bytes.toString(family)))
        .withBloomType(described.getBloomFilterType())
        .withFileContext(context)
        .build();
  }

  /** Ends the files, so that HBase can load them. */
  void finish() throws IOException {
    for (StoreFileWriter writer : writers.values()) {
      writer.appendFileInfo(
          HStoreFile.BULKLOAD_TIME_KEY, Bytes.toBytes(System.currentTimeMillis()));
      writer.appendFileInfo(HStoreFile.EXCLUDE_FROM_MINOR_COMPACTION_KEY, Bytes.toBytes(false));
      writer.appendMetadata(HConstants.NO_SEQNUM, /* majorCompaction= */ true);
      writer.close();
    }
    writers.clear();
  }

  @Override
  public void close() throws IOException {
    for (StoreFileWriter unfinished : writers.values()) {
      unfinished.close();
    }
  }
}
