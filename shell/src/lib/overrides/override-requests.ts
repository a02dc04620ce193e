import {
  OVERRIDE_LINKS_PATH,
  OVERRIDES_PATH,
  overrideLink,
  overrideState,
  type OverrideChange,
  type OverrideLink,
  type OverrideState,
} from '@social/contracts';

const TIMEOUT_MS = 10_000;

type Request = typeof window.fetch;

/** The edge refused. The message is its sentence, in English: it is for developers only. */
export class OverrideRefusal extends Error {}

/** Reads the overrides of this browser and what it may choose. @throws {OverrideRefusal} also if the edge does not answer */
export async function fetchOverrides(request: Request): Promise<OverrideState> {
  return overrideState.parse(await send(request, OVERRIDES_PATH));
}

/** Replaces all overrides of this browser. The next load of the page has them. @throws {OverrideRefusal} */
export async function changeOverrides(request: Request, change: OverrideChange): Promise<void> {
  await send(request, OVERRIDES_PATH, change);
}

/** Gets a link to the overrides of this browser signed. @throws {OverrideRefusal} */
export async function signLink(request: Request): Promise<OverrideLink> {
  return overrideLink.parse(await send(request, OVERRIDE_LINKS_PATH, {}));
}

async function send(request: Request, path: string, body?: object): Promise<unknown> {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const reply = await request(path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS), ...init }).catch((cause: unknown) => {
    throw new OverrideRefusal('The edge does not answer. Try again.', { cause });
  });
  const answer: unknown = await reply.json().catch(() => null);
  if (reply.ok) return answer;
  throw new OverrideRefusal(readMessage(answer) ?? `The edge answers ${reply.status}.`);
}

function readMessage(answer: unknown): string | null {
  return answer && typeof answer === 'object' && 'message' in answer && typeof answer.message === 'string' ? answer.message : null;
}
