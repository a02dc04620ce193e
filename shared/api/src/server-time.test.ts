import { object } from '@social/api/wire';
import { fakeClient, ok } from './testing/fake-client';

const SERVER_TIME = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const date = new Date(SERVER_TIME).toUTCString();

/** Returns the server's time as a client knows it after replies with these headers. */
async function timeAfter(deviceTime: number, ...headers: Record<string, string>[]): Promise<number> {
  const { client } = fakeClient(
    headers.map((each) => ({ headers: each, body: ok() })),
    { now: () => deviceTime },
  );
  for (let count = 0; count < headers.length; count += 1) await client.call('posts', { reply: object({}) });
  return client.getServerTime();
}

test.each([
  ['behind', -DAY_MS],
  ['ahead', DAY_MS],
])('on a device whose clock is a day %s, the time comes from the replies', async (_which, offsetMs) => {
  expect(await timeAfter(SERVER_TIME + offsetMs, { date })).toBe(SERVER_TIME);
  expect(await timeAfter(SERVER_TIME + offsetMs, { date }, {})).toBe(SERVER_TIME);
});

test.each([
  ['no reply has come', []],
  ['the header cannot be read', [{ date: 'yesterday' }]],
  ['the clocks agree within seconds', [{ date: new Date(SERVER_TIME - 4000).toUTCString() }]],
])("while %s, the time is the device's", async (_when, headers) => {
  expect(await timeAfter(SERVER_TIME, ...headers)).toBe(SERVER_TIME);
});
