export { apiClient, chatUsers, follows, memberScope, onStorageUnavailable, postReactions, saves, sessionStore } from './page-session';
export { isSignedIn, useSession } from './use-session';
export { useFollow, type Follow } from './use-follow';
export { configurePage, getPageSettings, usePageSettings } from './page-settings';
export { createSessionStore, type NewSession, type SessionState, type SessionStore } from './session-store';
export type { ChatUser, ChatUsers } from './chat-users';
export { usePageTitle } from './use-page-title';
