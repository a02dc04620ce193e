export type { MemberScope } from './member-scope';
export { liveChannel, pollMs, type LiveNews, type LiveTopic } from './live/live-channel';
export { newId } from './new-id';
export { getMemberStore, getPageStore } from './page-store';
export { createHiddenIds, useHiddenIds, type HiddenIds } from './optimistic/hidden-ids';
export {
  createOptimisticValues,
  type OptimisticValues,
  type OptimisticValuesOptions,
  type ServerValue,
} from './optimistic/optimistic-values';
export { createStoredIds } from './optimistic/stored-ids';
export { useOptimisticValue } from './optimistic/use-optimistic-value';
export { createFileStore, pageFiles, type FileStore, type StoredFile } from './storage/file-store';
export type { Outbox, Upload } from './outbox/outbox';
export type { FileStatus, OutboxFile, OutboxItem, OutboxStatus } from './outbox/outbox-item';
export { createPageOutbox, type PageOutboxOptions } from './outbox/page-outbox';
export { useOutboxItems } from './outbox/use-outbox-items';
export { createMemberStorage, type KeyValueStorage, type MemberStorage } from './storage/member-storage';
export { pageStorage } from './storage/page-storage';
export { readJson } from './storage/stored-json';
