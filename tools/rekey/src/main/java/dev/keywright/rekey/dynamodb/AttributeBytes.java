package dev.keywright.rekey.dynamodb;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.rekey.row.RowBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of attributes as bytes, and back: equal values have equal bytes. */
final class AttributeBytes {
  private AttributeBytes() {}

  static RowBytes of(AttributeValue value) {
    return of(List.of(value));
  }

  /** Several values, such as those of a key. */
  static RowBytes of(List<AttributeValue> values) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (AttributeValue value : values) {
        write(out, value);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return RowBytes.of(bytes.toByteArray());
  }

  static List<AttributeValue> values(RowBytes bytes) {
    List<AttributeValue> values = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toArray()))) {
      while (in.available() > 0) {
        values.add(read(in));
      }
    } catch (IOException malformed) {
      throw new UncheckedIOException("these are no attribute values: " + bytes, malformed);
    }
    return values;
  }

  private static void write(DataOutputStream out, AttributeValue value) throws IOException {
    AttributeValue.Type type = value.type();
    out.writeUTF(type.name());
    switch (type) {
      case S -> bytes(out, value.s().getBytes(UTF_8));
      case N -> bytes(out, value.n().getBytes(UTF_8));
      case B -> bytes(out, value.b().asByteArray());
      case BOOL -> out.writeBoolean(value.bool());
      case NUL -> {}
      // Sets have no order.
      case SS -> texts(out, value.ss().stream().sorted().toList());
      case NS -> texts(out, value.ns().stream().sorted().toList());
      case BS -> {
        List<RowBytes> sorted =
            value.bs().stream().map(it -> RowBytes.of(it.asByteArray())).sorted().toList();
        out.writeInt(sorted.size());
        for (RowBytes each : sorted) {
          bytes(out, each.toArray());
        }
      }
      case L -> {
        out.writeInt(value.l().size());
        for (AttributeValue each : value.l()) {
          write(out, each);
        }
      }
      case M -> {
        out.writeInt(value.m().size());
        for (Map.Entry<String, AttributeValue> each : new TreeMap<>(value.m()).entrySet()) {
          bytes(out, each.getKey().getBytes(UTF_8));
          write(out, each.getValue());
        }
      }
      default -> throw new IllegalArgumentException("a type that is not known: " + value);
    }
  }

  private static void texts(DataOutputStream out, List<String> texts) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      bytes(out, text.getBytes(UTF_8));
    }
  }

  private static void bytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static AttributeValue read(DataInputStream in) throws IOException {
    AttributeValue.Type type = AttributeValue.Type.valueOf(in.readUTF());
    return switch (type) {
      case S -> AttributeValue.fromS(text(in));
      case N -> AttributeValue.fromN(text(in));
      case B -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes(in)));
      case BOOL -> AttributeValue.fromBool(in.readBoolean());
      case NUL -> AttributeValue.fromNul(true);
      case SS -> AttributeValue.fromSs(texts(in));
      case NS -> AttributeValue.fromNs(texts(in));
      case BS -> {
        List<SdkBytes> all = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
          all.add(SdkBytes.fromByteArray(bytes(in)));
        }
        yield AttributeValue.fromBs(all);
      }
      case L -> {
        List<AttributeValue> all = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
          all.add(read(in));
        }
        yield AttributeValue.fromL(all);
      }
      case M -> {
        Map<String, AttributeValue> all = new TreeMap<>();
        for (int left = in.readInt(); left > 0; left--) {
          all.put(text(in), read(in));
        }
        yield AttributeValue.fromM(all);
      }
      default -> throw new IOException("type " + type + " is not known");
    };
  }

  private static List<String> texts(DataInputStream in) throws IOException {
    List<String> all = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      all.add(text(in));
    }
    return all;
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(bytes(in), UTF_8);
  }

  private static byte[] bytes(DataInputStream in) throws IOException {
    return in.readNBytes(in.readInt());
  }
}
