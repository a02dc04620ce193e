import type { SavedRegistry } from './start-registry';

/**
 * The registry that `startPinnedRegistry` starts from. All test files of a worker share this module: to publish and pin takes three times as long as a
 * start.
 */
export const sharedRegistries: { pinned?: Promise<SavedRegistry> } = {};
