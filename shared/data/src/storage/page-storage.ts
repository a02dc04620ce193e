import { createMemberStorage } from './member-storage';

/** The browser's storage for drafts, outboxes and the like. */
export const pageStorage = createMemberStorage({ open: () => window.localStorage });
