package dev.keywright.engine.bigtable;

import com.google.bigtable.v2.BigtableGrpc;
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

  @Override
  public <Q, A> ClientCall<Q, A> interceptCall(
      MethodDescriptor<Q, A> method, CallOptions options, Channel channel) {
    ClientCall<Q, A> call = channel.newCall(method, options);
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
