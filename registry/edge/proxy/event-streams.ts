import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

export type EventStreams = ReturnType<typeof createEventStreams>;

/** Returns true if a call requests an event stream instead of a finite reply. */
export function asksForStream(accept: string | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false;
}

/** Passes event streams on, and ends them when the edge shuts down: their clients reconnect to another one. */
export function createEventStreams() {
  const open = new Map<PassThrough, IncomingMessage>();
  return {
    /** Returns the stream to send. If the provider disconnects, the stream ends normally. */
    pass(answer: IncomingMessage): Readable {
      const stream = new PassThrough();
      open.set(stream, answer);
      answer.once('error', () => stream.end());
      stream.once('close', () => {
        open.delete(stream);
        answer.destroy();
      });
      return answer.pipe(stream);
    },

    endAll(): void {
      for (const [stream, answer] of open) {
        answer.unpipe(stream);
        stream.end();
      }
    },
  };
}
