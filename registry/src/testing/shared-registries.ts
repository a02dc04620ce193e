import type { SigningKeyFile } from '../modules/signing/signing-key';

/** `dump`: the rows of its database. `ticks`: how often its clock was read. `admin`: its administrator's token. */
export type SavedRegistry = { dump: string; ticks: number; signingKey: SigningKeyFile; admin: string };

/**
 * The registry that `startPinnedRegistry` starts from. All test files of a worker share this module: to publish and pin takes three times as long as a
 * start.
 */
export const sharedRegistries: { pinned?: Promise<SavedRegistry> } = {};
