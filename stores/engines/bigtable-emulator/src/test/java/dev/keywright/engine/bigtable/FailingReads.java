package dev.keywright.engine.bigtable;

import com.google.bigtable.v2.BigtableGrpc;
import com.google.bigtable.v2.ReadRowsRequest;
import com.google.bigtable.v2.RowRange;
import com.google.protobuf.ByteString;
import io.grpc.CallOptions;
import io.grpc.Channel;
import io.grpc.ClientCall;
import io.grpc.ClientInterceptor;
import io.grpc.ForwardingClientCall.SimpleForwardingClientCall;
import io.grpc.ForwardingClientCallListener.SimpleForwardingClientCallListener;
import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.Status;
import java.util.concurrent.atomic.AtomicInteger;

/** Ends some reads with an error after some messages, though the emulator would go on. */
final class FailingReads implements ClientInterceptor {
  private final AtomicInteger reads = new AtomicInteger();
  private final AtomicInteger emptyRanges = new AtomicInteger();
  private final Status status;
  private final int messages;
  private final int first;
  private final int last;

  /**
   * The reads with the numbers {@code first} to {@code last}, from 1, end after so many messages.
   */
  FailingReads(Status status, int messages, int first, int last) {
    this.status = status;
    this.messages = messages;
    this.first = first;
    this.last = last;
  }

  /** How many reads were sent. */
  int reads() {
    return reads.get();
  }

  /** How many ranges were asked for that hold no row key. */
  int emptyRanges() {
    return emptyRanges.get();
  }

  @Override
  public <Q, A> ClientCall<Q, A> interceptCall(
      MethodDescriptor<Q, A> method, CallOptions options, Channel channel) {
    ClientCall<Q, A> call = new Counting<>(channel.newCall(method, options));
    if (!method.getFullMethodName().equals(BigtableGrpc.getReadRowsMethod().getFullMethodName())) {
      return call;
    }
    int read = reads.incrementAndGet();
    if (read < first || read > last) {
      return call;
    }
    return new SimpleForwardingClientCall<Q, A>(call) {
      @Override
      public void start(Listener<A> listener, Metadata headers) {
        super.start(new Failing<>(listener, this), headers);
      }
    };
  }

  /** Counts the row ranges that the service refuses, though the emulator does not. */
  private final class Counting<Q, A> extends SimpleForwardingClientCall<Q, A> {
    Counting(ClientCall<Q, A> call) {
      super(call);
    }

    @Override
    public void sendMessage(Q message) {
      if (message instanceof ReadRowsRequest request) {
        request.getRows().getRowRangesList().stream()
            .filter(FailingReads::isEmpty)
            .forEach(range -> emptyRanges.incrementAndGet());
      }
      super.sendMessage(message);
    }
  }

  private static boolean isEmpty(RowRange range) {
    if (!range.hasEndKeyOpen() || !(range.hasStartKeyOpen() || range.hasStartKeyClosed())) {
      return false;
    }
    ByteString start =
        range.hasStartKeyOpen()
            ? range.getStartKeyOpen().concat(ByteString.copyFrom(new byte[1]))
            : range.getStartKeyClosed();
    return ByteString.unsignedLexicographicalComparator().compare(start, range.getEndKeyOpen())
        >= 0;
  }

  private final class Failing<A> extends SimpleForwardingClientCallListener<A> {
    private final ClientCall<?, A> call;
    private int seen;

    Failing(ClientCall.Listener<A> listener, ClientCall<?, A> call) {
      super(listener);
      this.call = call;
    }

    @Override
    public void onMessage(A message) {
      if (seen >= messages) {
        call.cancel("the test says so", null);
        return;
      }
      seen++;
      super.onMessage(message);
    }

    @Override
    public void onClose(Status ignored, Metadata trailers) {
      super.onClose(status, trailers);
    }
  }
}
