import { toCallPath } from '@social/api/call-path';
import { toReplyKey, type EarlyReplies, type EarlyReply } from '@social/api/early-replies';
import type { CompositionFirstCall, ReplyPreview } from '@social/contracts';

type FirstCallsInput = {
  firstCalls: readonly CompositionFirstCall[];
  address: Pick<Location, 'pathname' | 'search'>;
  storage: Pick<Storage, 'getItem'>;
  send: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  showPreview: (preview: ReplyPreview, reply: EarlyReply['response']) => void;
};

type Session = { accessToken: string; userId: string };
type Params = Readonly<Record<string, string>>;

/**
 * Sends what the page at this address reads first, for a signed-in member, and returns the replies for the page's own requests. The form of a
 * call must be exactly what the page sends: a reply that no request takes is dropped.
 */
export function sendFirstCalls({ firstCalls, address, storage, send, now, showPreview }: FirstCallsInput): EarlyReplies {
  const replies: EarlyReplies = new Map();
  const session = readSession(storage);
  if (!session || address.search !== '') return replies;
  for (const call of firstCalls) {
    const params = matchPath(call.path, address.pathname);
    const isChosenOtherwise = call.unlessStored && storage.getItem(call.unlessStored.replace('{member}', session.userId)) !== null;
    if (!params || isChosenOtherwise) continue;
    const url = toCallPath(call.call, session.accessToken, call.legacy);
    const body = fillForm(call, session, params);
    const controller = new AbortController();
    const response = receive(send(url, { method: 'POST', headers: HEADERS, body, signal: controller.signal }));
    // A failure belongs to the request that takes the reply. Without one it is ignored.
    response.catch(() => undefined);
    if (call.preview) showPreview(call.preview, response);
    replies.set(toReplyKey(url, body), { sentAtMs: now(), response, abort: () => controller.abort() });
  }
  return replies;
}

/** Those of the page's own transport: some hosts answer otherwise without them. */
const HEADERS = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

/** Reads the session under its storage keys (docs/product.md). The page itself parses it, and uses no request that was made with invalid values. */
function readSession(storage: Pick<Storage, 'getItem'>): Session | null {
  const accessToken = storage.getItem('access_token');
  const userId = storage.getItem('user_id');
  return accessToken && userId ? { accessToken, userId } : null;
}

/** Returns the parameters of an address that matches the path; null for others. */
function matchPath(path: string, pathname: string): Params | null {
  const parts = pathname.replace(/(.)\/$/, '$1').split('/');
  const expected = path.split('/');
  if (parts.length !== expected.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name.toLowerCase() !== part.toLowerCase()) return null;
  }
  return params;
}

function fillForm({ form, legacy }: CompositionFirstCall, { accessToken, userId }: Session, params: Params): URLSearchParams {
  const fill = (value: string) =>
    value === '{member}' ? userId : value.replace(/^\{path:(.*)\}$/, (_whole, name: string) => params[name] ?? '');
  return new URLSearchParams([
    ...(legacy ? [['s', accessToken]] : []),
    ...Object.entries(form).map(([name, value]) => [name, fill(value)]),
  ] as [string, string][]);
}

async function receive(answer: Promise<Response>) {
  const response = await answer;
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}
