import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

export type EventStreams = ReturnType<typeof createEventStreams>;

/** Whether a call asks for events as they happen, in place of a reply that ends. */
export function asksForStream(accept: string | undefined): boolean {
  return accept?.includes('text/event-stream') ?? false;
}

/** Passes streams of events on, and ends them when the edge ends: their readers continue at another one. */
export function createEventStreams() {
  const open = new Map<PassThrough, IncomingMessage>();
  return {
    /** Returns the stream to send. A provider that goes away ends it as it would have. */
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
