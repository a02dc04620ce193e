import { z } from 'zod';
import { groupBy } from '../../lib/group-by';
import { listCallForms, type CallForm, type ValueOf } from '../../testing/list-call-forms';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { drawPicture } from '../../testing/test-files';
import { PRIVACY } from '../posts/privacy';

let provider: RunningProvider;
let asha: Member;
let friend: Member;
let stranger: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, friend, stranger] = [await provider.signUp('asha'), await provider.signUp('friend'), await provider.signUp('stranger')];
});
afterEach(() => provider.stop());

const anyId = z.coerce.string();
const created = z.object({ post_data: z.object({ post_id: anyId }) });
const fileNamesIn = (reply: unknown) => [...new Set(JSON.stringify(reply).match(/upload\/[\w/.-]+/g))];

async function publishPicture(privacy: number) {
  const picture: [string, string, Uint8Array<ArrayBuffer>] = ['postPhotos[]', 'a.jpg', await drawPicture()];
  const reply = await provider.upload('new_post', { postText: 'Look', postPrivacy: privacy }, [picture], asha);
  return { id: created.parse(reply).post_data.post_id, files: fileNamesIn(reply) };
}

/** Values without which a reply would be incomplete. */
const values: Record<string, string> = {
  limit: '30',
  search_key: 'Look',
  text: 'Look',
  username: 'newcomer',
  email: 'newcomer@example.org',
  data_type: 'all',
  fetch:
    'user_data,followers,following,post_data,post_comments,post_liked_users,notifications,friend_requests,trending_hashtag,count_new_messages',
};

/** Returns two forms of every call: one with all fields, one with only the required fields. */
function listForms(valueOf: ValueOf): CallForm[] {
  const kinds = groupBy(listCallForms(provider.app, valueOf), ({ url, form }) => `${url} ${form.type ?? ''} ${form.action ?? ''}`);
  return [...kinds.values()].flatMap((forms) => {
    const bySize = forms.toSorted((a, b) => Object.keys(a.form).length - Object.keys(b.form).length);
    return [...bySize.slice(0, 1), ...bySize.slice(-1)];
  });
}

/**
 * Makes every call as a member, about the post and asha. Returns the calls whose replies name one of the files. File names cannot be
 * guessed, but a file is served to anyone who knows its name.
 */
async function findLeaks(attacker: Member, post: string, files: readonly string[]): Promise<string[]> {
  const valueOf = (field: string, url: string) => {
    if (['user_id', 'recipient_id', 'user', 'user_profile_id'].includes(field)) return asha.id;
    if (field === 'id') return url.includes('album') || url.includes('post') || url.includes('reactions') ? post : '1';
    if (field === 'post_id') return post;
    if (/(^|_)id$/.test(field)) return '1';
    return values[field];
  };
  const leaks: string[] = [];
  for (const { url, form } of listForms(valueOf)) {
    // Signing out would end the attack.
    if (/delete-access-token|delete-user|sessions/.test(url)) continue;
    const { body } = await provider.callAt(`${url.replace('{pageId}', '1')}?access_token=${attacker.token}`, {
      ...form,
      s: attacker.token,
    });
    if (files.some((file) => body.includes(file.replaceAll('/', '\\/')) || body.includes(file)))
      leaks.push(`${url} ${JSON.stringify(form)}`);
  }
  return leaks;
}

test.each([
  ['private', PRIVACY.onlyAuthor],
  ['for those that its author follows', PRIVACY.followedByAuthor],
])(
  'no call reveals to a stranger the address of a picture in a post that is %s, nor of one in its comments',
  async (_audience, privacy) => {
    const { id, files } = await publishPicture(privacy);
    const comment = await provider.upload(
      'comments',
      { type: 'create', post_id: id, text: 'Look' },
      [['image', 'b.jpg', await drawPicture('#123456')]],
      asha,
    );
    const secrets = [...files, ...fileNamesIn(comment)];
    expect(secrets.length).toBeGreaterThan(1);
    expect(await findLeaks(stranger, id, secrets)).toEqual([]);
    // Members who may see it get it from the same calls.
    expect((await findLeaks(asha, id, secrets)).length).toBeGreaterThan(0);
  },
);

test('no call reveals to a blocked member the address of a file that the other published', async () => {
  const { id, files } = await publishPicture(PRIVACY.everyone);
  const story = await provider.upload('create-story', { file_type: 'image' }, [['file', 'c.jpg', await drawPicture('#654321')]], asha);
  const seen = await provider.call('get-user-stories', { limit: 10 }, asha);
  const secrets = [...files, ...fileNamesIn(story), ...fileNamesIn(seen)].filter((file) => !file.includes('avatar'));
  await provider.call('block-user', { user_id: stranger.id, block_action: 'block' }, asha);
  expect(await findLeaks(stranger, id, secrets)).toEqual([]);
  // Members who may see it get it from the same calls.
  expect((await findLeaks(friend, id, secrets)).length).toBeGreaterThan(0);
});

test('no call reveals to a third member the address of a picture in a message', async () => {
  const sent = await provider.upload('send-message', { user_id: friend.id, text: 'Look' }, [['file', 'd.jpg', await drawPicture()]], asha);
  const secrets = fileNamesIn(sent).filter((file) => !file.includes('avatar'));
  expect(secrets.length).toBeGreaterThan(0);
  expect(await findLeaks(stranger, '1', secrets)).toEqual([]);
  // Members who may see it get it from the same calls.
  expect((await findLeaks(friend, '1', secrets)).length).toBeGreaterThan(0);
});
