import { ApiError } from '@social/api';
import type { FileUploads } from '../outbox/file-delivery';

type Upload = { id: string; signal: AbortSignal; onUploadProgress: (progress: { sentBytes: number }) => void };

/** A host that takes files before their items, and counts what it receives. */
export function fileHost() {
  const host = {
    isOffered: true,
    /** The ids of the files that it has, and that no item has yet. */
    arrived: new Set<string>(),
    /** The ids of the files that were sent, as often as they were. */
    received: [] as string[],
    /** How many were being sent at once at most. */
    maxConcurrent: 0,
    /** Fails or delays an upload before it arrives. */
    before: (_upload: Upload): Promise<void> => Promise.resolve(),
    /** Fails an upload whose file has arrived: its reply is lost. */
    after: (_upload: Upload): Promise<void> => Promise.resolve(),
    fetchArrived: (): Promise<ReadonlySet<string>> => Promise.resolve(new Set(host.arrived)),
  };
  let concurrent = 0;

  const uploads: FileUploads = {
    isOffered: () => Promise.resolve(host.isOffered),
    fetchArrived: () => host.fetchArrived(),
    formatFailures: (count) => `${count} failed`,
    async upload(id, _file, options) {
      const upload = { id, ...options };
      host.maxConcurrent = Math.max(host.maxConcurrent, ++concurrent);
      try {
        await Promise.race([host.before(upload), rejectOnAbort(options.signal)]);
        host.received.push(id);
        host.arrived.add(id);
        await host.after(upload);
      } finally {
        concurrent -= 1;
      }
    },
  };
  return { host, uploads };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted', 'stopped'))));
}

/** Never ends: the page is closed during the request, or the network is slow. */
export const never = (): Promise<void> => new Promise(() => undefined);
