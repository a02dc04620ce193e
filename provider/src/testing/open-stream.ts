import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { SERVER_KEY, type Member, type RunningProvider } from './start-provider';

export type StreamEvent = { name: string; data: Record<string, unknown> };

/** Opens a member's event stream over HTTP, after `lastEventId`, or from now on without one. */
export async function openStream(origin: string, as: Pick<Member, 'token'>, { lastEventId }: { lastEventId?: string } = {}) {
  const body = new URLSearchParams({ server_key: SERVER_KEY }).toString();
  // No agent: its pool would replace an aborted connection, and the provider would wait for it at shutdown.
  const call = request(`${origin}/api/live_events?access_token=${as.token}`, {
    agent: false,
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/x-www-form-urlencoded',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const events: StreamEvent[] = [];
  let position = '';
  let text = '';
  let onNews: () => void = () => undefined;

  function read(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    position = field('id') ?? position;
    const name = field('event');
    if (name !== undefined) events.push({ name, data: JSON.parse(field('data') ?? '{}') as Record<string, unknown> });
  }

  async function readAll(): Promise<string> {
    const decoder = new TextDecoder();
    for await (const chunk of response as AsyncIterable<Buffer>) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(read);
      onNews();
    }
    return 'ended';
  }
  const ended = readAll().catch(() => 'broken');

  return {
    status: response.statusCode,
    headers: response.headers,
    events,
    ended,
    getPosition: () => position,
    /** Waits for an event of that name. Removes it and all earlier events. */
    async next(name: string): Promise<Record<string, unknown>> {
      for (;;) {
        const index = events.findIndex((event) => event.name === name);
        const [found] = index < 0 ? [] : events.splice(0, index + 1).slice(-1);
        if (found) return found.data;
        await new Promise<void>((resolve) => (onNews = resolve));
      }
    },
    close: () => void call.destroy(),
  };
}

/** Listens on a free port. */
export function listen({ app }: Pick<RunningProvider, 'app'>): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}
