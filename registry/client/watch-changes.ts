import { backoffMs } from '@social/contracts';
import * as z from 'zod';
import { RegistryError } from './registry-error';
import type { Connection } from './send-request';

const changeEvent = z.object({ topics: z.array(z.string()) });

export type ChangeWatch = {
  /** Called with the changed topics: `environment:production`, `releases`, `tokens`, or `*` if the registry cannot tell. */
  onChange(topics: readonly string[]): void;
  /** Called with true when changes are reported live, and with false when the stream breaks: poll until it is live again. */
  onLive(isLive: boolean): void;
  /** Ends the watch. */
  signal: AbortSignal;
};

const RECONNECT_PAUSES = { firstMs: 500, maxMs: 10_000 };
/** The registry sends data every 10 s. A stream that is silent for longer is broken. */
const SILENCE_MS = 25_000;

/**
 * Reads the stream of changes until `signal` is aborted, and reopens it when it ends, with the last event (`Last-Event-ID`). The token is
 * sent as a header, which the browser's EventSource does not support.
 * @throws {RegistryError} if the registry refuses the token.
 */
export async function watchChanges(connection: Connection, watch: ChangeWatch): Promise<void> {
  let lastId = '';
  for (let failures = 0; !watch.signal.aborted;) {
    try {
      await readStream(connection, watch, lastId, (id) => {
        lastId = id;
        failures = 0;
        watch.onLive(true);
      });
    } catch (error) {
      if (watch.signal.aborted) return;
      if (error instanceof RegistryError) throw error;
      failures++;
      watch.onLive(false);
    }
    if (failures > 0) await pause(backoffMs(failures, RECONNECT_PAUSES), watch.signal);
  }
}

async function readStream(connection: Connection, watch: ChangeWatch, lastId: string, onEvent: (id: string) => void): Promise<void> {
  const { url, token = '', fetch: send = fetch } = connection;
  const silence = new AbortController();
  const signal = AbortSignal.any([watch.signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) };
    const response = await send(`${url.replace(/\/$/, '')}/v1/events`, { headers, signal });
    if (response.status === 401 || response.status === 403)
      throw new RegistryError('REG_TOKEN_REQUIRED', response.status, 'A valid token is needed.');
    if (!response.ok || !response.body) throw new Error(`The stream of changes answered ${response.status}.`);
    const decoder = new TextDecoder();
    const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) applyBlock(block, watch, onEvent);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Applies one event of the stream. Comments only keep the connection open. */
function applyBlock(block: string, watch: ChangeWatch, onEvent: (id: string) => void): void {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const),
  );
  const data = fields.get('data');
  if (data === undefined) return;
  const { topics } = changeEvent.parse(JSON.parse(data));
  onEvent(fields.get('id') ?? '');
  if (topics.length > 0) watch.onChange(topics);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
