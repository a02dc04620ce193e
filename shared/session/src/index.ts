export { apiClient, chatUsers, likes, onStorageUnavailable, saves, sessionStore } from './page-session';
export { isSignedIn, useSession } from './use-session';
export { useToggle, type Toggle } from './use-toggle';
export { configurePage, getPageSettings, usePageSettings } from './page-settings';
export { createSessionStore, type NewSession, type SessionState, type SessionStore } from './session-store';
export { createMemberStorage, type KeyValueStorage, type MemberStorage } from './member-storage';
export { createToggleOverlay, type ServerValue, type ToggleOverlay, type ToggleOverlayOptions } from './toggle-overlay';
export type { ChatUser, ChatUsers } from './chat-users';
