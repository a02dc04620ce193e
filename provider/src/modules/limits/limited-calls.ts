export type LimitedKind = 'registrations' | 'posts' | 'comments' | 'messages' | 'reports' | 'links' | 'searches' | 'files' | 'pictures';

const MINUTE_MS = 60_000;

/** Maximum number of calls of a kind within a time. Many members may share an address. */
export const CALL_LIMITS: Record<LimitedKind, { perMember: number; perAddress: number; windowMs: number }> = {
  registrations: { perMember: 0, perAddress: 100, windowMs: 60 * MINUTE_MS },
  posts: { perMember: 60, perAddress: 600, windowMs: 10 * MINUTE_MS },
  comments: { perMember: 120, perAddress: 1200, windowMs: 10 * MINUTE_MS },
  messages: { perMember: 300, perAddress: 3000, windowMs: 10 * MINUTE_MS },
  reports: { perMember: 60, perAddress: 300, windowMs: 60 * MINUTE_MS },
  links: { perMember: 60, perAddress: 600, windowMs: 10 * MINUTE_MS },
  /** GIF searches. Each further page counts. */
  searches: { perMember: 120, perAddress: 1200, windowMs: 10 * MINUTE_MS },
  files: { perMember: 300, perAddress: 1500, windowMs: 10 * MINUTE_MS },
  /** In megapixels: a hundred photos, or ten of the largest pictures. */
  pictures: { perMember: 400, perAddress: 2000, windowMs: 10 * MINUTE_MS },
};

/** Kinds of the limited calls. A call with a `type` or an `action` has a kind for each of its values. */
const LIMITED_CALLS: Record<string, LimitedKind | Record<string, LimitedKind>> = {
  'create-account': 'registrations',
  new_post: 'posts',
  'create-story': 'posts',
  'create-event': 'posts',
  'edit-event': 'posts',
  'create-blog': 'posts',
  'edit-blog': 'posts',
  'create-page': 'posts',
  'create-group': 'posts',
  albums: { create: 'posts', add: 'posts' },
  posts: { share_post_on_timeline: 'posts', share_post_on_page: 'posts', share_post_on_group: 'posts' },
  comments: { create: 'comments', create_reply: 'comments' },
  blogs: { add_comment: 'comments', add_reply: 'comments' },
  'post-actions': { comment: 'comments', report: 'reports' },
  'send-message': 'messages',
  new_message: 'messages',
  'invite-to-event': 'messages',
  insert_new_message: 'messages',
  group_chat: { send: 'messages', create: 'messages' },
  fetch_link_preview: 'links',
  search_gifs: 'searches',
  report_user: 'reports',
  report_page: 'reports',
  report_comment: 'reports',
};

/** Returns the kind of a call by its name and its validated form, or null for a call without limits. */
export function findLimitedKind(call: string, form: unknown): LimitedKind | null {
  const limited = LIMITED_CALLS[call];
  if (limited === undefined || typeof limited === 'string') return limited ?? null;
  const { type, action } = (form ?? {}) as { type?: unknown; action?: unknown };
  return limited[String(type ?? action)] ?? null;
}
