package dev.keywright.store.kv;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.h2.store.fs.FileBase;
import org.h2.store.fs.FilePathWrapper;

/** Files whose calls to the disk are counted, and fail on demand; their names begin with a word. */
public final class WatchedPath extends FilePathWrapper {
  static final String SCHEME = "watched";
  static final AtomicInteger FORCED = new AtomicInteger();
  static final AtomicBoolean IS_FULL = new AtomicBoolean();

  @Override
  public String getScheme() {
    return SCHEME;
  }

  @Override
  public FileChannel open(String mode) throws IOException {
    return new WatchedFile(getBase().open(mode));
  }

  private static final class WatchedFile extends FileBase {
    private final FileChannel file;

    WatchedFile(FileChannel file) {
      this.file = file;
    }

    @Override
    public void force(boolean metaData) throws IOException {
      FORCED.incrementAndGet();
      file.force(metaData);
    }

    @Override
    public synchronized int write(ByteBuffer bytes, long position) throws IOException {
      if (IS_FULL.get()) {
        throw new IOException("the disk is full");
      }
      return file.write(bytes, position);
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
      return file.write(bytes);
    }

    @Override
    public synchronized int read(ByteBuffer bytes, long position) throws IOException {
      return file.read(bytes, position);
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
      return file.read(bytes);
    }

    @Override
    public long position() throws IOException {
      return file.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
      return file.position(position);
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
      return file.truncate(size);
    }

    @Override
    public synchronized FileLock tryLock(long position, long size, boolean isShared)
        throws IOException {
      return file.tryLock(position, size, isShared);
    }

    @Override
    protected void implCloseChannel() throws IOException {
      file.close();
    }
  }
}
