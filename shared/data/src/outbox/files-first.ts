import { ApiError } from '@social/api';
import type { FileDelivery, ItemsWithFiles } from './file-delivery';
import type { OutboxItem } from './outbox-item';
import type { OutboxItems } from './outbox-items';

/** @throws {ApiError} `network` when the code cannot be loaded. */
export type LoadDelivery = () => Promise<(items: ItemsWithFiles, canSend: () => boolean) => FileDelivery>;

/** Lets the items of an outbox wait until their files have been sent by themselves; without `loadDelivery` files go with their items. */
export function createFilesFirst<Payload>(items: OutboxItems<Payload>, loadDelivery: LoadDelivery | undefined, canSend: () => boolean) {
  let delivery: FileDelivery | null = null;

  /** Sends an item once its files have arrived; once more where some had expired since. Resolves to null where it was not sent: its status says why. */
  async function sendAfter<Sent>(
    files: FileDelivery,
    itemId: string,
    signal: AbortSignal,
    send: () => Promise<Sent | null>,
    isRepeated = false,
  ): Promise<Sent | null> {
    const hindrance = await files.deliver(itemId, signal);
    if (hindrance !== null) {
      items.change(itemId, { status: hindrance });
      return null;
    }
    try {
      return await send();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      if (!isRefused || isRepeated || !(await files.forgetExpired(itemId))) throw error;
      return sendAfter(files, itemId, signal, send, true);
    }
  }

  return {
    sendAfter,
    /** Returns how the files of an item are sent before it; null where they go with it. @throws {ApiError} */
    async findDelivery(item: OutboxItem<Payload>): Promise<FileDelivery | null> {
      if (!loadDelivery || item.files.length === 0) return null;
      const create = await loadDelivery();
      delivery ??= create(items, canSend);
      return (await delivery.isUsed(item)) ? delivery : null;
    },
    /** Stops a file that is sent before its item. */
    abortFile: (itemId: string, fileId: string): void => delivery?.abortFile(itemId, fileId),
    /** Sends the files that wait now, of items that are being sent. */
    sendFiles: (): void => delivery?.proceed(),
  };
}
