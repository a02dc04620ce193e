import { once } from 'node:events';
import { Agent, request as openRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { readAll, startFakeProvider } from '../testing/fake-provider';
import { startServingEdge, stopAll, stopLater } from '../testing/start-edge';

afterEach(stopAll);

const form = 'application/x-www-form-urlencoded';
const withToken = `/api/new_post?access_token=${'deadbeef'.repeat(14)}`;

/** Opens a call whose body does not end. */
function openCall(url: string, lengthBytes: number): ClientRequest {
  const headers = { 'content-type': form, 'content-length': lengthBytes };
  const call = openRequest(url, { method: 'POST', headers, agent: new Agent() }).on('error', () => undefined);
  stopLater(async () => call.destroy());
  call.write('a');
  return call;
}

async function readAnswer(call: ClientRequest) {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await readAll(answer) };
}

test('a small body that does not end reaches no provider, and other calls do', async () => {
  const provider = await startFakeProvider();
  const { listen } = await startServingEdge({ PROVIDER_URL: provider.url });
  const origin = await listen();
  for (let client = 0; client < 300; client++) openCall(`${origin}/api/posts`, 1000);

  const answer = await fetch(`${origin}/api/posts`, { method: 'POST' });

  expect(answer.status).toBe(200);
  expect(provider.calls).toHaveLength(1);
});

test('a large body without a token is refused before it is read', async () => {
  const provider = await startFakeProvider();
  const { listen } = await startServingEdge({ PROVIDER_URL: provider.url });

  const answer = await readAnswer(openCall(`${await listen()}/api/new_post`, 70_000));

  expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
    413,
    { errors: { error_text: 'Please sign in before you send files.' } },
  ]);
  expect(provider.calls).toEqual([]);
});

test('few uploads from one address run at once, and none of them delays another call', async () => {
  const provider = await startFakeProvider((request, response) => {
    request.on('error', () => undefined);
    if (request.url === '/api/posts') request.resume().on('end', () => response.end('{"api_status":200}'));
  });
  const { listen } = await startServingEdge({ PROVIDER_URL: provider.url });
  const origin = await listen();
  const uploads = Array.from({ length: 9 }, () => openCall(origin + withToken, 100_000));

  const refused = await Promise.race(uploads.map(readAnswer));

  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
  expect((await fetch(`${origin}/api/posts`, { method: 'POST' })).status).toBe(200);
});

test('an upload that stops is given up, and the call to the provider with it', async () => {
  let abort: () => void = () => undefined;
  const aborted = new Promise<void>((resolve) => (abort = resolve));
  const provider = await startFakeProvider((request) => void request.on('error', abort).resume());
  const { listen } = await startServingEdge({ PROVIDER_URL: provider.url, BODY_WINDOW_MS: '50' });

  const answer = await readAnswer(openCall((await listen()) + withToken, 100_000));

  expect(answer.status).toBe(408);
  await aborted;
});

test('a call that waits too long for a connection to the provider times out', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const provider = await startFakeProvider((request, response) => {
    request.resume();
    void released.then(() => response.end('{"api_status":200}'));
  });
  const { app } = await startServingEdge({ PROVIDER_URL: provider.url, PROVIDER_CONNECT_TIMEOUT_MS: '200' });
  // There is a call more than connections, and the provider has not answered any yet.
  const calls = Array.from({ length: 257 }, () => app.inject({ method: 'POST', url: '/api/posts', headers: { host: 'localhost' } }));

  expect((await Promise.race(calls)).statusCode).toBe(504);
  release();
  await Promise.all(calls);
});

test('a reply that never ends is cut', async () => {
  const provider = await startFakeProvider((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    const trickle = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(trickle));
  });
  const { listen } = await startServingEdge({ PROVIDER_URL: provider.url, PROVIDER_TOTAL_TIMEOUT_MS: '200' });
  const url = `${await listen()}/api/posts`;

  await expect(fetch(url, { method: 'POST' }).then((answer) => answer.text())).rejects.toThrow();
});
