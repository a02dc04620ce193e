import { ApiError, TransportError, createApiClient } from '@social/api';
import { id, object, text } from '@social/api/wire';
import { fakeClient, readFormFields, ok, refusal } from './testing/fake-client';

const reply = object({ word: text });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
}

describe('requests', () => {
  test('the token is in the query, the fields are in a form, undefined ones are omitted', async () => {
    const { client, requests } = fakeClient(ok());

    await client.call('posts', { form: { type: 'get_news_feed', limit: 10, post_type: undefined, 'answer[]': ['a', 'b'] }, reply });

    expect(requests[0]?.url).toBe('/api/posts?access_token=token-1');
    expect(readFormFields(requests[0])).toEqual([
      ['type', 'get_news_feed'],
      ['limit', '10'],
      ['answer[]', 'a'],
      ['answer[]', 'b'],
    ]);
    expect(requests[0]?.timeoutMs).toBe(10_000);
  });

  test('the legacy API gets the token only in the body', async () => {
    const { client, requests } = fakeClient(JSON.stringify({ api_status: '200', word: 'yes' }));

    await expect(client.call('get_blogs', { legacy: true, form: { user_id: '7' }, reply })).resolves.toEqual({ word: 'yes' });

    expect(requests[0]?.url).toBe('/app_api.php?application=phone&type=get_blogs');
    expect(readFormFields(requests[0])).toEqual([
      ['s', 'token-1'],
      ['user_id', '7'],
    ]);
  });

  test('files are sent as multipart under their names, with a longer timeout', async () => {
    const { client, requests } = fakeClient(ok());

    await client.call('new_post', { form: { postText: 'Hi' }, files: { 'postPhotos[]': [new Blob(['a']), new Blob(['b'])] }, reply });

    const body = requests[0]?.body;
    if (!(body instanceof FormData)) throw new Error('not multipart');
    expect(body.get('postText')).toBe('Hi');
    expect(body.getAll('postPhotos[]')).toHaveLength(2);
    expect(requests[0]).toMatchObject({ timeoutMs: 600_000, stallMs: 60_000 });
  });

  test('a page that calls a provider host directly sends the server key', async () => {
    const { client, requests } = fakeClient(ok(), { baseUrl: 'https://host.example', serverKey: 'key', getAccessToken: () => null });

    await client.call('auth', { reply });

    expect(requests[0]?.url).toBe('https://host.example/api/auth');
    expect(readFormFields(requests[0])).toEqual([['server_key', 'key']]);
  });
});

describe('replies', () => {
  test.each([
    ['a number', ok({ word: 'yes' })],
    ['text', JSON.stringify({ api_status: '200', word: 'yes' })],
    ['another success', JSON.stringify({ api_status: 220, word: 'yes' })],
    ['JSON behind a PHP notice', `<br />\n<b>Notice</b>: Undefined index in <b>/x.php</b> on line 3<br />\n${ok({ word: 'yes' })}`],
  ])('decodes a success written as %s', async (_form, body) => {
    await expect(fakeClient(body).client.call('posts', { reply })).resolves.toEqual({ word: 'yes' });
  });

  test('the body takes precedence over the HTTP status', async () => {
    const { client } = fakeClient({ status: 500, body: ok({ word: 'yes' }) });
    await expect(client.call('posts', { reply })).resolves.toEqual({ word: 'yes' });
  });

  test.each([
    ['refused', { body: refusal('Post not found') }],
    ['refused', { body: refusal('Wrong server key', '404') }],
    ['signed-out', { body: refusal('Not authorized') }],
    ['signed-out', { body: refusal('Invalid or expired access_token') }],
    ['refused', { status: 413, body: '<html>Request Entity Too Large</html>' }],
    ['signed-out', { status: 401, body: '' }],
    ['rate-limited', { body: refusal('Slow down', 429) }],
    ['rate-limited', { status: 429, body: 'Too many' }],
    ['server', { body: refusal('Broken', '500') }],
    ['server', { status: 502, body: '<html>Bad gateway</html>' }],
    ['contract', { status: 404, body: '<html>Not found</html>' }],
    ['contract', { body: '' }],
    ['contract', { body: 'null' }],
    ['contract', { body: '[]' }],
    ['contract', { body: '{"data":[]}' }],
    ['contract', { body: '{"api_status":200' }],
  ] as const)('%s: %j', async (kind, answer) => {
    expect((await failureOf(fakeClient(answer).client.call('posts', { reply }))).kind).toBe(kind);
  });

  test("the provider's message is plain text and cut to its limit", async () => {
    const { client } = fakeClient(refusal(`<b>Sorry</b>, it&#039;s gone. ${'x'.repeat(1000)}`));
    const error = await failureOf(client.call('posts', { reply }));
    expect(error.memberText).toMatch(/^Sorry, it's gone\. x+$/);
    expect(error.memberText).toHaveLength(300);
  });

  test('reads how long the provider asks to wait', async () => {
    const { client } = fakeClient({ status: 429, headers: { 'retry-after': '30' }, body: refusal('Slow down', '429') });
    expect((await failureOf(client.call('posts', { reply }))).retryAfterSeconds).toBe(30);
  });

  test('a reply of an unknown shape is reported by its fields', async () => {
    const { client } = fakeClient(ok({ word: 'yes' }));
    const error = await failureOf(client.call('posts', { reply: object({ post: object({ id: id() }) }) }));
    expect(error.kind).toBe('contract');
    expect(error.message).toContain('post');
  });
});

describe('a browser that can draw a frame in between', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'));

  test('decodes a reply in a task of its own, and passes it on in the next', async () => {
    const steps: string[] = [];
    Object.assign(globalThis, { scheduler: { yield: () => Promise.resolve(steps.push('task')) } });
    const { client } = fakeClient(ok());
    jest.spyOn(reply, 'safeParse').mockImplementationOnce(() => {
      steps.push('decoded');
      return { success: true, data: { word: 'yes' } };
    });

    await client.call('posts', { reply });

    expect(steps).toEqual(['task', 'decoded', 'task']);
  });

  test('does without in one that has only the rest of the scheduler', async () => {
    Object.assign(globalThis, { scheduler: { postTask: () => Promise.reject(new Error('not used')) } });
    const { client } = fakeClient(ok({ word: 'yes' }));

    await expect(client.call('posts', { reply })).resolves.toEqual({ word: 'yes' });
  });
});

describe('without a reply', () => {
  test.each(['network', 'timeout', 'aborted'] as const)('%s is told as such', async (kind) => {
    expect((await failureOf(fakeClient(new TransportError(kind)).client.call('posts', { reply }))).kind).toBe(kind);
  });

  test('a call that was aborted before it was sent is not sent', async () => {
    const { client, requests } = fakeClient(ok());
    const error = await failureOf(client.call('posts', { reply, signal: AbortSignal.abort() }));
    expect(error.kind).toBe('aborted');
    expect(requests).toHaveLength(0);
  });

  test('a bug is not reported as a failed call', async () => {
    await expect(fakeClient(new RangeError('bug')).client.call('posts', { reply })).rejects.toThrow(RangeError);
  });

  test.each([refusal('access_token is missing'), '', '<html>', new TransportError('network')])(
    'the token appears in no error: %s',
    async (answer) => {
      const error = await failureOf(fakeClient(answer, { getAccessToken: () => 'canary-token' }).client.call('posts', { reply }));
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain('canary-token');
    },
  );
});

describe('an expired session', () => {
  test('is reported once per call, with the refused token', async () => {
    const onSignedOut = jest.fn();
    const { client } = fakeClient(refusal('Not authorized'), { onSignedOut });
    await failureOf(client.call('posts', { reply }));
    expect(onSignedOut.mock.calls).toEqual([['token-1']]);
  });

  test('a reply to an old token does not end the session of a newer sign-in', async () => {
    const onSignedOut = jest.fn();
    let token = 'old';
    const client = createApiClient({
      getAccessToken: () => token,
      onSignedOut,
      transport: async () => {
        token = 'new';
        return { status: 200, headers: {}, body: refusal('Not authorized') };
      },
    });
    expect((await failureOf(client.call('posts', { reply }))).kind).toBe('signed-out');
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('a refused sign-in is a refusal, not an expired session', async () => {
    const onSignedOut = jest.fn();
    const { client, requests } = fakeClient(refusal('You are not authorized'), { onSignedOut });
    const error = await failureOf(client.call('auth', { reply, anonymous: true }));
    expect(error).toMatchObject({ kind: 'refused', memberText: 'You are not authorized' });
    expect(requests[0]?.url).toBe('/api/auth');
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  describe('with a member who signs in again', () => {
    const expired = refusal('Invalid or expired access_token');

    test('repeats the call with the new token', async () => {
      const held = ['old', 'old', 'new'];
      const { client, requests } = fakeClient([expired, ok({ word: 'yes' })], {
        getAccessToken: () => (held.length > 1 ? held.shift() : held[0]) ?? null,
        waitForReauthentication: async () => true,
      });
      await expect(client.call('posts', { reply })).resolves.toEqual({ word: 'yes' });
      expect(requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('access_token'))).toEqual(['old', 'new']);
    });

    test('a second refusal concerns the call and keeps the new session', async () => {
      const onSignedOut = jest.fn();
      const { client, requests } = fakeClient(expired, { onSignedOut, waitForReauthentication: async () => true });
      expect((await failureOf(client.call('posts', { reply }))).kind).toBe('refused');
      expect([requests.length, onSignedOut.mock.calls.length]).toEqual([2, 1]);
    });

    test('if no member or another member signs in, the call fails and is not repeated', async () => {
      const { client, requests } = fakeClient(expired, { waitForReauthentication: async () => false });
      expect((await failureOf(client.call('posts', { reply }))).kind).toBe('signed-out');
      expect(requests).toHaveLength(1);
    });

    test('a call without a signed-in member waits and is sent once', async () => {
      let token: string | null = null;
      const { client, requests } = fakeClient(ok({ word: 'yes' }), {
        getAccessToken: () => token,
        waitForReauthentication: async () => Boolean((token = 'new')),
      });
      await client.call('posts', { reply });
      expect(requests.map(({ url }) => url)).toEqual(['/api/posts?access_token=new']);
    });

    test('a waiting call is not sent as somebody else', async () => {
      let token: string | null = null;
      const { client, requests } = fakeClient(ok(), {
        getAccessToken: () => token,
        waitForReauthentication: async () => !(token = 'of somebody else'),
      });
      expect((await failureOf(client.call('posts', { reply }))).kind).toBe('signed-out');
      expect(requests).toEqual([]);
    });

    test('the call that ends the session does not wait for a new one', async () => {
      const waitForReauthentication = jest.fn(async () => true);
      const { client } = fakeClient(expired, { waitForReauthentication });
      expect((await failureOf(client.call('delete-access-token', { reply, isLast: true }))).kind).toBe('signed-out');
      expect(waitForReauthentication).not.toHaveBeenCalled();
    });
  });
});
