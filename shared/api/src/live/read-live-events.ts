import { ApiError, type ApiClient } from '@social/api';
import { decodeOrNull, object, text as anyText } from '@social/api/wire';
import { readReply } from '../read-reply';
import { decodeLiveEvent, type LiveEvent } from './live-event';

const CALL = 'live_events';
const hello = object({ stream: anyText });
/** The host writes something every 15 s. A stream that is silent for longer is broken. */
const SILENCE_MS = 40_000;

export type LiveStreamOptions = {
  /** Where the last stream of the page ended; '' for its first one. */
  lastPosition: string;
  /** Seconds since the page started loading. Events since then are sent first. */
  pageAgeSeconds: number;
  signal: AbortSignal;
  /** Called when the stream is open. The id is for `watchPosts`. */
  onOpen: (streamId: string) => void;
  onEvent: (event: LiveEvent) => void;
  /** Called with the position after the events that were reported. */
  onPosition: (position: string) => void;
};

/**
 * Reads the signed-in person's events until the stream ends. The host ends it when it should be reopened.
 * @throws {ApiError} `network` if it breaks or is silent for 40 s, `aborted`, `signed-out`, `rate-limited` and `server`. `refused` or
 * `contract` if the host has no such stream: then poll.
 */
export async function readLiveEvents(client: ApiClient, options: LiveStreamOptions): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const body = await open(client, options, AbortSignal.any([options.signal, silence.signal]));
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) handleBlock(block, options);
    }
  } catch (error) {
    if (options.signal.aborted) throw new ApiError('aborted', `${CALL} was aborted`);
    // The error of fetch contains the address, and with it the token.
    throw error instanceof TypeError || silence.signal.aborted ? new ApiError('network', `${CALL} broke`) : error;
  } finally {
    clearTimeout(timer);
  }
}

async function open(client: ApiClient, options: LiveStreamOptions, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { lastPosition, pageAgeSeconds } = options;
  const { url, form } = client.describeCall(CALL);
  // oxlint-disable-next-line no-restricted-globals -- This is an operation of the provider; axios reads no streams.
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'text/event-stream', ...(lastPosition && { 'last-event-id': lastPosition }) },
    body: new URLSearchParams({ ...form, age: String(Math.ceil(pageAgeSeconds)) }),
    credentials: 'omit',
    signal,
  });
  if (response.body && response.headers.get('content-type')?.startsWith('text/event-stream')) return response.body;
  const headers = { 'retry-after': response.headers.get('retry-after') ?? undefined };
  readReply(CALL, { status: response.status, headers, body: await response.text() }, object({}));
  throw new ApiError('contract', `${CALL} answered something other than a stream`);
}

function handleBlock(block: string, { onOpen, onEvent, onPosition }: LiveStreamOptions): void {
  const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
  const name = fields.get('event');
  if (name !== undefined) {
    const data = parseData(fields.get('data') ?? 'null');
    const event = decodeLiveEvent(name, data);
    if (event) onEvent(event);
    else if (name === 'hello') onOpen(decodeOrNull(hello, data)?.stream ?? '');
  }
  const position = fields.get('id');
  if (position) onPosition(position);
}

function parseData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('contract', `${CALL} sent an event that is no JSON`);
  }
}
