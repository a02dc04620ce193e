import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import type { FileStatus, OutboxFile, OutboxItem, OutboxStatus } from './outbox-item';
import type { OutboxItems } from './outbox-items';

/** The provider's calls that take the files of an item before the item. */
export type FileUploads = {
  /** Resolves to true if this host has them; asked until it has. */
  isOffered: () => Promise<boolean>;
  /** Returns the ids of the files that have arrived and that no item has yet. @throws {ApiError} */
  fetchArrived: () => Promise<ReadonlySet<string>>;
  /** Sends one file under its id. May be repeated. @throws {ApiError} */
  upload: (id: string, file: File, options: UploadOptions) => Promise<void>;
  /** Returns the sentence for an item with this number of files that could not be sent. */
  formatFailures: (count: number) => string;
};

/** The items of an outbox, as far as their files go. */
export type ItemsWithFiles = Pick<OutboxItems<unknown>, 'getFile' | 'showFile' | 'changeFile'> & {
  find: (id: string) => Pick<OutboxItem<unknown>, 'files'> | undefined;
};

type UploadOptions = { signal: AbortSignal; onUploadProgress: (progress: { sentBytes: number }) => void };
type Delivery = { signal: AbortSignal; resolve: () => void; reject: (error: unknown) => void };

export type FileDelivery = ReturnType<typeof createFileDelivery>;

/** Maximum number of files of an outbox that are sent at once. */
const MAX_CONCURRENT = 2;

/**
 * Sends the files of an outbox by themselves, before their items. A file that has arrived is not sent again, whatever becomes of the item: the
 * host is asked which are there before any is sent.
 */
export function createFileDelivery(items: ItemsWithFiles, uploads: FileUploads, canSend: () => boolean) {
  const requests = new Map<string, AbortController>();
  const deliveries = new Map<string, Delivery>();
  let isOffered = false;

  const listFiles = (itemId: string): readonly OutboxFile[] => items.find(itemId)?.files ?? [];
  const isWaiting = ({ status = { kind: 'waiting' } }: OutboxFile) => status.kind === 'waiting';

  async function upload(itemId: string, file: OutboxFile, { signal, reject }: Delivery): Promise<void> {
    const request = new AbortController();
    requests.set(file.id, request);
    const show = (sentBytes: number) => items.showFile(itemId, file.id, { kind: 'uploading', sentBytes });
    show(0);
    try {
      const content = await items.getFile(file);
      if (content) await uploads.upload(file.id, content, { signal: request.signal, onUploadProgress: ({ sentBytes }) => show(sentBytes) });
      items.changeFile(itemId, file.id, content ? { kind: 'arrived' } : fileLost());
    } catch (error) {
      const status = error instanceof ApiError ? toFileFailure(error) : pageFailed();
      items.changeFile(itemId, file.id, signal.aborted ? { kind: 'waiting' } : status);
      if (!(error instanceof ApiError)) reject(error);
    } finally {
      requests.delete(file.id);
      proceed();
    }
  }

  /** Starts what may be sent now, and ends the deliveries that have nothing left to send. */
  function proceed(): void {
    for (const [itemId, delivery] of deliveries) {
      const waiting = delivery.signal.aborted || !canSend() ? [] : listFiles(itemId).filter(isWaiting);
      for (const file of waiting) if (requests.size < MAX_CONCURRENT) void upload(itemId, file, delivery);
      if (waiting.length > 0 || listFiles(itemId).some(({ id }) => requests.has(id))) continue;
      deliveries.delete(itemId);
      delivery.resolve();
    }
  }

  function abortAll(itemId: string): void {
    for (const { id } of listFiles(itemId)) requests.get(id)?.abort();
    proceed();
  }

  async function sendWaiting(itemId: string, signal: AbortSignal): Promise<void> {
    const onAbort = () => abortAll(itemId);
    signal.addEventListener('abort', onAbort);
    try {
      await new Promise<void>((resolve, reject) => {
        deliveries.set(itemId, { signal, resolve, reject });
        proceed();
      });
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  return {
    /** Resolves to true if the files of an item are sent separately. */
    async isUsed({ files }: Pick<OutboxItem<unknown>, 'files'>): Promise<boolean> {
      isOffered ||= files.some(hasArrived) || (await uploads.isOffered());
      return isOffered;
    },

    /**
     * Sends the files of an item that have neither arrived nor failed. Resolves to null once all have arrived, otherwise to the item's
     * present status.
     * @throws {ApiError} when the host cannot list the files that it has, and `aborted` by the signal.
     */
    async deliver(itemId: string, signal: AbortSignal): Promise<OutboxStatus | null> {
      if (listFiles(itemId).every(hasArrived)) return null;
      const arrived = await uploads.fetchArrived();
      for (const file of listFiles(itemId)) if (arrived.has(file.id)) items.changeFile(itemId, file.id, { kind: 'arrived' });
      if (!signal.aborted) await sendWaiting(itemId, signal);
      if (signal.aborted) throw new ApiError('aborted', 'the files of an item were stopped');
      return toItemStatus(listFiles(itemId), uploads.formatFailures);
    },

    /**
     * Lets the files wait that had arrived and are no longer there: they expired. Resolves to whether there are any.
     * @throws {ApiError} when the host cannot be asked.
     */
    async forgetExpired(itemId: string): Promise<boolean> {
      const arrived = await uploads.fetchArrived();
      const expired = listFiles(itemId).filter((file) => !arrived.has(file.id));
      for (const file of expired) items.changeFile(itemId, file.id, { kind: 'waiting' });
      return expired.length > 0;
    },

    /** Stops one file: it is sent when the member asks for it. One that has arrived or failed stays as it is. */
    abortFile(itemId: string, fileId: string): void {
      const request = requests.get(fileId);
      const isNext = deliveries.has(itemId) && listFiles(itemId).some((file) => file.id === fileId && isWaiting(file));
      if (request) request.abort();
      else if (isNext) items.changeFile(itemId, fileId, stopped());
      proceed();
    },

    proceed,
  };
}

function toItemStatus(files: readonly OutboxFile[], formatFailures: FileUploads['formatFailures']): OutboxStatus | null {
  if (files.every(hasArrived)) return null;
  const failures = files.flatMap(({ status }) => (status?.kind === 'failed' ? [status] : []));
  if (failures.length === 0) return { kind: 'waiting' };
  return {
    kind: 'failed',
    reason: formatFailures(failures.length),
    ...(failures.some(({ resends }) => resends) && { resends: true }),
    ...(failures.every(({ isFinal }) => isFinal) && { isFinal: true }),
  };
}

function toFileFailure(error: ApiError): FileStatus {
  const reason = failureMessage(error);
  switch (error.kind) {
    case 'aborted':
      return stopped();
    case 'refused':
      return { kind: 'failed', reason, isFinal: true };
    case 'rate-limited':
    case 'signed-out':
      return { kind: 'failed', reason };
    default:
      return { kind: 'failed', reason, resends: true };
  }
}

const hasArrived = ({ status }: OutboxFile): boolean => status?.kind === 'arrived';
const stopped = (): FileStatus => ({ kind: 'failed', reason: t('You stopped it.') });
const pageFailed = (): FileStatus => ({ kind: 'failed', reason: t('Something went wrong on this page.') });
const fileLost = (): FileStatus => ({ kind: 'failed', reason: t('Its file is no longer on this device.'), isFinal: true });
