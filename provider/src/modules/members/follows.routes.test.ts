import { startProvider, type RunningProvider } from '../../testing/start-provider';

type Member = Awaited<ReturnType<RunningProvider['signUp']>>;

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

test('following is a toggle and removes the member from the suggestions', async () => {
  const follow = () => provider.call('follow-user', { user_id: ben.id }, asha);
  expect(await provider.call('fetch-recommended', { type: 'users', limit: 10 }, asha)).toMatchObject({
    data: [{ username: 'ben', is_following: 0 }],
  });

  expect(await follow()).toMatchObject({ follow_status: 'followed' });
  expect((await provider.call('fetch-recommended', { type: 'users', limit: 10 }, asha)).data).toEqual([]);
  expect(await provider.call('get-friends', { user_id: asha.id }, ben)).toMatchObject({
    data: { following: [{ username: 'ben' }], followers: [] },
  });
  expect(await follow()).toMatchObject({ follow_status: 'unfollowed' });
  expect(await provider.call('follow-user', { user_id: asha.id }, asha)).toMatchObject({
    errors: { error_text: 'You can not follow yourself' },
  });
});
