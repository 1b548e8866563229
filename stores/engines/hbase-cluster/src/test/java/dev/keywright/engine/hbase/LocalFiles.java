package dev.keywright.engine.hbase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;

/**
 * The files of this machine, whose permissions this JVM reads and sets itself: without its native
 * library, Hadoop starts a process for each file and each folder that it makes or lists.
 */
public final class LocalFiles extends RawLocalFileSystem {
  private static final String NO_LINK = "-";

  @Override
  public void setPermission(Path path, FsPermission permission) throws IOException {
    String letters =
        permission.getUserAction().SYMBOL
            + permission.getGroupAction().SYMBOL
            + permission.getOtherAction().SYMBOL;
    Files.setPosixFilePermissions(
        pathToFile(path).toPath(), PosixFilePermissions.fromString(letters));
  }

  @Override
  public FileStatus getFileStatus(Path path) throws IOException {
    FileStatus status = super.getFileStatus(path);
    PosixFileAttributes attributes =
        Files.readAttributes(pathToFile(path).toPath(), PosixFileAttributes.class);
    String letters = PosixFilePermissions.toString(attributes.permissions());
    return new FileStatus(
        status.getLen(),
        status.isDirectory(),
        status.getReplication(),
        status.getBlockSize(),
        status.getModificationTime(),
        status.getAccessTime(),
        FsPermission.valueOf(NO_LINK + letters),
        attributes.owner().getName(),
        attributes.group().getName(),
        status.getPath());
  }
}
