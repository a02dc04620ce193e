import { connectToPrimary } from '@social/server-database/primary-client';
import type pg from 'pg';

const MAX_PAUSE_MS = 5000;
const FIRST_PAUSE_MS = 100;

export type ListenOptions = {
  channels: readonly string[];
  onNotification: (channel: string, payload: string) => void;
  /** Called after each connect and reconnect. Notifications sent while disconnected are lost, so the caller reads the tables. */
  onConnected: () => void;
  onError: (error: unknown) => void;
};
export type Listener = {
  /** Resolves when listening. Never resolves while the database is unavailable. */
  untilListening(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Listens to `NOTIFY` on its own connection, and reconnects to the current primary when the connection is lost. The address must lead to
 * PostgreSQL itself, because a pooler in transaction mode does not pass notifications on.
 */
export function listenToDatabase(url: string, { channels, onNotification, onConnected, onError }: ListenOptions): Listener {
  let client: pg.Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isClosed = false;
  let isListening = false;
  const waiting: (() => void)[] = [];

  async function connect(): Promise<void> {
    const connection = await connectToPrimary(url, { application_name: 'live', keepAlive: true });
    client = connection;
    connection.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload));
    connection.on('error', onError);
    connection.once('end', retryLater);
    // Channel names are constants of this program, so they need no quoting.
    for (const channel of channels) await connection.query(`listen ${channel}`);
    if (isClosed) {
      await connection.end();
      return;
    }
    failures = 0;
    isListening = true;
    for (const resolve of waiting.splice(0)) resolve();
    onConnected();
  }

  function retryLater(): void {
    isListening = false;
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(start, Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++));
  }

  let connecting = Promise.resolve();
  function start(): void {
    connecting = connect().catch((error: unknown) => {
      onError(error);
      retryLater();
    });
  }

  start();
  return {
    untilListening: () => (isListening ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve))),

    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
    },
  };
}
