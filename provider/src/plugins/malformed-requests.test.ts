import { z } from 'zod';
import { groupBy } from '../lib/group-by';
import { listCallForms, type CallForm } from '../testing/list-call-forms';
import { createReplyCheck, readDocument } from '../testing/openapi-document';
import { fingerprintTables } from '../testing/fingerprint-tables';
import { addPost } from '../testing/rows';
import { SERVER_KEY, startProvider, type Member, type RunningProvider } from '../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeAll(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
  const ben = await provider.signUp('ben');
  // Each kind has a row with id 1, so that a request fails only because of the malformed field.
  await addPost(provider, asha.id);
  await provider.call('comments', { type: 'create', post_id: 1, text: 'Hello' }, asha);
  await provider.call('create-page', { page_name: 'walks', page_title: 'Walks', page_category: '1' }, asha);
  await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: ben.id }, asha);
  await provider.call('send-message', { user_id: ben.id, text: 'Hello' }, asha);
});
afterAll(() => provider.stop());

/** Returns a valid value of a field. */
function getValidValue(field: string): string | undefined {
  if (field === 'user_id' || field === 'recipient_id') return '2';
  if (/(^|_)id$|^user$/.test(field)) return '1';
  const values: Record<string, string> = {
    username: 'asha',
    password: 'asha-password',
    email: 'new@example.org',
    reaction: '1',
    search_key: 'b',
    text: 'Hello',
  };
  return values[field];
}

/** Lists the forms of each call, the one with the fewest fields first. */
function listFormsByCall(): CallForm[][] {
  const all = listCallForms(provider.app, getValidValue);
  const hasKinds = (url: string) => all.every((call) => call.url !== url || 'type' in call.form || 'action' in call.form);
  const calls = groupBy(all, ({ url, form }) => (hasKinds(url) ? `${url} ${form.type ?? ''} ${form.action ?? ''}` : url));
  return [...calls.values()].map((forms) => forms.toSorted((a, b) => Object.keys(a.form).length - Object.keys(b.form).length));
}

const WRONG: Record<string, (form: Record<string, string>, field: string) => Record<string, string>> = {
  missing: (form, field) => without(form, field),
  'a list': (form, field) => ({ ...without(form, field), [`${field}[]`]: form[field] ?? '' }),
  'far too long': (form, field) => ({ ...form, [field]: 'x'.repeat(11_000) }),
};
/** Fields that take one or several values. */
const LISTS = new Set(['photo_descriptions[]', 'uploads[]']);
const without = (form: Record<string, string>, field: string) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== field));

const fieldRefusal = z.object({
  api_status: z.literal('400'),
  errors: z.object({ error_id: z.literal(4), error_text: z.string().regex(/^[\w.]+(\/\d+)?: \w/) }),
});
const isRefusal = (reply: { statusCode: number; body: string }) =>
  reply.statusCode === 200 && fieldRefusal.safeParse(JSON.parse(reply.body)).success;

test('a required field that is missing, a list or far too long is refused by its name, and nothing changes', async () => {
  const before = await fingerprintTables(provider.db);
  const tried: number[] = [];
  const passed: Record<string, string> = {};
  for (const { url, form } of listFormsByCall().flatMap(([minimal]) => minimal ?? [])) {
    for (const field of Object.keys(form)) {
      for (const [wrong, distort] of Object.entries(WRONG)) {
        if (wrong === 'a list' && LISTS.has(field)) continue;
        const reply = await provider.callAt(`${url}?access_token=${asha.token}`, {
          ...distort(form, field),
          ...(url.startsWith('/app_api') && { s: asha.token }),
        });
        tried.push(reply.statusCode);
        if (!isRefusal(reply)) passed[`${url} ${form.type ?? form.action ?? ''}: ${field} ${wrong}`] = reply.body.slice(0, 200);
      }
    }
  }

  expect(tried.length).toBeGreaterThan(200);
  expect(passed).toEqual({});
  expect(await fingerprintTables(provider.db)).toEqual(before);
});

const url = () => `/api/posts?access_token=${asha.token}`;
const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const BLOG = { blog_title: 'Tea walks', blog_description: 'Where to walk for tea', blog_content: '<p>Hello</p>' };

test.each<[string, string | undefined, string | undefined]>([
  ['no body at all', undefined, undefined],
  ['JSON', 'application/json', `{"server_key":"${SERVER_KEY}","type":"get_news_feed"}`],
  ['JSON that is cut off', 'application/json', '{'],
  ['XML', 'text/xml', '<a/>'],
  ['plain text', 'text/plain', `server_key=${SERVER_KEY}`],
  ['bytes of no kind', 'application/octet-stream', '\0\u0001\u0002'],
  ['a form of over a megabyte', urlEncoded, `server_key=${SERVER_KEY}&x=${'y'.repeat(1_100_000)}`],
  ['multipart without a boundary', 'multipart/form-data', part('server_key', SERVER_KEY)],
  ['multipart that is cut off', multipart, part('server_key', SERVER_KEY).slice(0, -10)],
  ['multipart with another boundary', multipart, part('server_key', SERVER_KEY).replace('--x', '--y')],
  ['a part of over 256 kB', multipart, `${part('server_key', SERVER_KEY)}${part('type', 'y'.repeat(300_000))}--x--\r\n`],
  ['the key as a list', urlEncoded, `server_key[]=${SERVER_KEY}&type=get_news_feed`],
  ['a key that is longer', urlEncoded, `server_key=${SERVER_KEY}x&type=get_news_feed`],
])('%s is refused with the contract’s error', async (_name, contentType, payload) => {
  const before = await fingerprintTables(provider.db);
  const reply = await provider.app.inject({
    method: 'POST',
    url: url(),
    ...(contentType && { headers: { 'content-type': contentType } }),
    ...(payload !== undefined && { payload }),
  });

  expect(reply.json()).toEqual({
    api_status: expect.stringMatching(/^40[04]$/),
    errors: { error_id: expect.any(Number), error_text: expect.stringMatching(/\w/) },
  });
  expect(reply.statusCode).toBeLessThan(500);
  expect(await fingerprintTables(provider.db)).toEqual(before);
});

test.each(['x', '-1', '1.5', '1e3', '0x10', ' 1', '1,2', '99999999999999999999', "1' or 1=1", '1;drop table posts', 'NaN', '١'])(
  '%j is refused as an id',
  async (id) => {
    const before = await fingerprintTables(provider.db);

    for (const form of [
      { post_id: id, action: 'like' },
      { post_id: id, action: 'delete' },
    ]) {
      expect(await provider.call('post-actions', form, asha)).toEqual({
        api_status: '400',
        errors: { error_id: 4, error_text: 'post_id: must be an id' },
      });
    }
    expect(await fingerprintTables(provider.db)).toEqual(before);
  },
);

test.each(['', 'x', '0'.repeat(110), `${'a'.repeat(109)}%00`, "' or 1=1", 'z'.repeat(5000)])('%j is refused as a token', async (token) => {
  expect(await provider.call('posts', { type: 'get_news_feed' }, { token })).toMatchObject({
    api_status: '400',
    errors: { error_text: expect.stringMatching(/not authorized/i) },
  });
});

test('a text with a null character is refused, and one with an unpaired surrogate is stored, without an internal error', async () => {
  for (const text of ['a\u0000b', '\ud800', 'a\u202eb', '🌿'.repeat(2000)]) {
    const reply = await provider.callAt(`/api/new_post?access_token=${asha.token}`, { postText: text });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().api_status).toBe(text.includes('\0') ? '400' : 200);
  }
});

/** Fields that the database stores in less than eight bytes, and times: larger numbers are refused by the form, not by PostgreSQL. */
test.each<[call: string, form: Record<string, string>, field: string, largest: string, tooLarge: string]>([
  ['get-articles', {}, 'category', '2147483647', '2147483648'],
  ['create-blog', BLOG, 'blog_category', '1', '2147483648'],
  ['new_post', { postText: 'Hello' }, 'post_color', '2147483647', '2147483648'],
  ['get_chats', {}, 'user_offset', '99999999999', '100000000000'],
  ['get_chats', {}, 'group_offset', '99999999999', '100000000000'],
  ['group_chat', { type: 'get_list' }, 'offset', '99999999999', '100000000000'],
  ['get-articles', {}, 'offset', '999999999999999', '9223372036854775808'],
  ['get-articles', {}, 'limit', '999999', '2147483648'],
  ['update-page-data', { page_id: '1' }, 'call_action_type', '999', '2147483648'],
  ['search_gifs', {}, 'offset', '4999', '2147483648'],
])('%s %j: %s is taken up to %s', async (call, form, field, largest, tooLarge) => {
  const take = async (value: string) =>
    (await provider.callAt(`/api/${call}?access_token=${asha.token}`, { ...form, [field]: value })).json();

  expect(await take(tooLarge)).toEqual({
    api_status: '400',
    errors: { error_id: 4, error_text: expect.stringMatching(new RegExp(`^${field}: must be`)) },
  });
  const reply = await take(largest);
  // Without a key for GIFs the host refuses the search itself.
  expect(reply).toMatchObject(
    call === 'search_gifs' ? { errors: { error_text: expect.not.stringContaining('offset') } } : { api_status: 200 },
  );
});

/** Ends of the ranges of columns, and bytes that are no text, as they are in a url-encoded body. */
const EXTREMES = ['', '-1', '2147483648', '9223372036854775808', '%ED%A0%80'];

// It comes last, because it changes what the others expect.
test('no value of any field makes the host fail, and each reply is as the OpenAPI document describes it', async () => {
  const check = createReplyCheck(await readDocument(provider));
  const statuses = { taken: 0, refused: 0 };

  async function tryValue({ url, form }: CallForm, field: string, extreme: string): Promise<string[]> {
    const fields = new URLSearchParams({ server_key: SERVER_KEY, ...(url.startsWith('/app_api') && { s: asha.token }), ...form });
    fields.delete(field);
    const { statusCode, body } = await provider.app.inject({
      method: 'POST',
      url: `${url.replace(/\{\w+\}/, '1')}?access_token=${asha.token}`,
      headers: { 'content-type': urlEncoded },
      payload: `${fields.toString()}&${encodeURIComponent(field)}=${extreme}`,
    });
    statuses[JSON.parse(body).errors ? 'refused' : 'taken'] += 1;
    const problems = statusCode < 500 ? check(url, statusCode, body) : [`HTTP status ${statusCode}`];
    return problems.map((problem) => `${url} ${field}=${extreme}: ${problem}`);
  }

  const problems: string[] = [];
  for (const call of listFormsByCall().flatMap((forms) => forms.at(-1) ?? [])) {
    for (const field of Object.keys(call.form).filter((name) => !['type', 'action'].includes(name))) {
      problems.push(...(await Promise.all(EXTREMES.map((extreme) => tryValue(call, field, extreme)))).flat());
    }
  }

  expect(problems).toEqual([]);
  expect(Math.min(statuses.taken, statuses.refused)).toBeGreaterThan(300);
});
