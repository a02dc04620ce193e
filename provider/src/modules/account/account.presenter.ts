import { text, timeAgo } from '../../wire/encode';
import type { SessionRow } from './account.repository';
import type { Identity, SignedIn, SignInOutcome } from './account.service';

export function presentSignedIn({ memberId, token }: SignedIn) {
  return { access_token: token, user_id: text(memberId), timezone: 'UTC', user_platform: 'web', membership: false };
}

/** Has no access token if a code is needed, as the contract requires. `two_factor_token` is this host's own field. */
export function presentSignIn(outcome: SignInOutcome) {
  if (outcome.kind === 'signed-in') return presentSignedIn(outcome);
  return {
    user_id: text(outcome.memberId),
    message: 'Enter the code of your authenticator app',
    two_factor_token: outcome.pendingToken,
  };
}

/** Presents a session. `session_id` is the token itself, so only the current session has one. */
export function presentSession(session: SessionRow, identity: Identity, now: Date) {
  return {
    id: text(session.id),
    user_id: text(session.memberId),
    session_id: session.id === identity.sessionId ? identity.token : '',
    platform: session.platform,
    platform_details: null,
    time: timeAgo(session.lastUsedAt, now),
    browser: session.browser,
    ip_address: session.address,
  };
}
