import sharp from 'sharp';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeEach(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterEach(() => provider.stop());

async function drawLabelledPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2f6f73' } });
  return new Uint8Array(
    await picture
      .withExif({ IFD0: { Copyright: 'SECRET-LOCATION' } })
      .jpeg()
      .toBuffer(),
  );
}
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const feed = async () => (await provider.call('posts', { type: 'get_news_feed' }, asha)).data as Record<string, unknown>[];

test('a text post is in the feed at once, and its hashtag is trending', async () => {
  const reply = await provider.call('new_post', { postText: 'Good morning #sun', type: 'share_post_on_timeline', id: '12' }, asha);

  expect(reply).toMatchObject({ api_status: 200, post_data: { Orginaltext: 'Good morning #sun', parent_id: '0', admin: true } });
  expect(await feed()).toHaveLength(1);
  expect(await provider.call('get-general-data', { fetch: 'trending_hashtag' }, asha)).toMatchObject({
    trending_hashtag: [{ tag: 'sun', trend_use_num: '1' }],
  });
});

test('an empty post is refused, and nothing is stored', async () => {
  expect(await provider.call('new_post', { postText: '  ' }, asha)).toMatchObject({
    api_status: '400',
    errors: { error_text: 'Please write something or add an attachment' },
  });
  expect(await feed()).toEqual([]);
});

test('uploaded pictures are encoded again, without their metadata', async () => {
  const picture = await drawLabelledPicture();
  const reply = await provider.upload(
    'new_post',
    { postText: 'Two' },
    [
      ['postPhotos[]', 'one.jpg', picture],
      ['postPhotos[]', 'two.jpg', picture],
    ],
    asha,
  );

  const { photo_multi: pictures } = reply.post_data as { photo_multi: { image: string; image_org: string }[] };
  expect(pictures).toHaveLength(2);
  for (const path of [new URL(pictures[0]?.image ?? '').pathname, `/${pictures[0]?.image_org}`]) {
    const file = await provider.app.inject(path);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.toString('latin1')).not.toContain('SECRET-LOCATION');
  }
});

async function uploadDescribed(descriptions: string[], photoCount: number) {
  const picture = await drawLabelledPicture();
  const files = Array.from({ length: photoCount }, (_, at): ['postPhotos[]', string, typeof picture] => [
    'postPhotos[]',
    `${at}.jpg`,
    picture,
  ]);
  return provider.upload('new_post', { 'photo_descriptions[]': descriptions }, files, asha);
}

test('each photo of a post has its description, even after the post is edited or shared', async () => {
  const reply = await uploadDescribed([' A red kite ', '', 'x<y & <b>bold</b>'], 3);
  const texts = [
    { photo_description: 'A red kite' },
    { photo_description: '' },
    { photo_description: 'x&lt;y &amp; &lt;b&gt;bold&lt;/b&gt;' },
  ];
  expect(reply).toMatchObject({ post_data: { photo_multi: texts, photo_description: '' } });

  const { post_id: postId } = reply.post_data as { post_id: string };
  await provider.call('post-actions', { action: 'edit', post_id: postId, text: 'Edited' }, asha);
  await provider.call('posts', { type: 'share_post_on_timeline', id: postId, text: 'Look' }, asha);
  expect(await feed()).toMatchObject([{ shared_info: { photo_multi: texts } }, { photo_multi: texts }]);
});

test('a single photo has its description in the post, and a description without a photo is ignored', async () => {
  expect(await uploadDescribed(['A red kite', 'of nothing'], 1)).toMatchObject({ post_data: { photo_description: 'A red kite' } });
  expect(await uploadDescribed([], 1)).toMatchObject({ post_data: { photo_description: '' } });
});

test('a description of more than 1000 characters is refused, and nothing is posted', async () => {
  expect(await uploadDescribed(['a'.repeat(1001)], 1)).toMatchObject({
    errors: { error_text: expect.stringContaining('must have at most 1000 characters') },
  });
  expect(await feed()).toEqual([]);
  expect(await uploadDescribed(['a'.repeat(1000)], 1)).toMatchObject({ api_status: 200 });
});

test('a file whose content does not match its name is refused, and nothing is posted', async () => {
  const hostile: [field: string, name: string, content: Uint8Array<ArrayBuffer>][] = [
    ['postPhotos[]', 'page.jpg', bytes('<html><script>alert(1)</script></html>')],
    ['postPhotos[]', 'drawing.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['postPhotos[]', 'cut.jpg', (await drawLabelledPicture()).slice(0, 900)],
    ['postVideo', 'film.mp4', bytes('not a film at all, only words')],
    ['postFile', 'tool.exe', bytes(`MZ${'\0'.repeat(400)}`)],
    ['postFile', 'page.html', bytes('<html></html>')],
    ['postFile', 'nothing.pdf', bytes('')],
  ];
  for (const file of hostile) {
    const reply = await provider.upload('new_post', { postText: 'Look' }, [file], asha);
    expect(reply).toMatchObject({ api_status: '400', errors: { error_text: expect.stringContaining(file[1]) } });
  }
  expect(await feed()).toEqual([]);
});

test('a poll takes one vote per member', async () => {
  const { post_data } = await provider.call('new_post', { postText: 'Tea?', 'answer[]': 'Yes' }, asha);
  const { options } = post_data as { options: { id: string; text: string }[] };
  expect(options).toMatchObject([{ text: 'Yes', option_votes: '0' }]);

  expect(await provider.call('vote_up', { id: options[0]?.id }, asha)).toMatchObject({
    voted_id: Number(options[0]?.id),
    votes: [{ option_votes: '1', percentage: '100%' }],
  });
  expect(await provider.call('vote_up', { id: options[0]?.id }, asha)).toMatchObject({ errors: { error_text: 'You have voted already' } });
});

test('a poll takes votes until the end that its post shows, and none afterwards', async () => {
  const poll = { postText: 'Tea?', 'answer[]': 'Yes', poll_ends_in_hours: 24 };
  const { post_data } = await provider.call('new_post', poll, asha);
  const { options, poll_ends_at } = post_data as { options: { id: string }[]; poll_ends_at: string };
  expect(Number(poll_ends_at) * 1000).toBe(provider.now().getTime() + 24 * 3_600_000);
  const vote = (as: Member) => provider.call('vote_up', { id: options[0]?.id }, as);

  provider.passSeconds(24 * 3600 - 1);
  expect(await vote(asha)).toMatchObject({ api_status: 200 });
  provider.passSeconds(1);
  expect(await vote(await provider.signUp('late'))).toMatchObject({ api_status: '400', errors: { error_text: 'This poll has ended' } });
  expect(await feed()).toMatchObject([{ poll_ends_at, options: [{ option_votes: '1' }] }]);
});

test.each(['0', '-1', '745', '1.5', 'soon'])('a poll that ends in %s hours is refused', async (hours) => {
  const poll = { postText: 'Tea?', 'answer[]': 'Yes', poll_ends_in_hours: hours };
  expect(await provider.call('new_post', poll, asha)).toMatchObject({
    errors: { error_text: 'poll_ends_in_hours: must be 1 to 744 hours' },
  });
  expect(await feed()).toEqual([]);
});

test('a poll without hours has no end, and neither has a post without a poll', async () => {
  const endless = { postText: 'Tea?', 'answer[]': 'Yes', poll_ends_in_hours: '' };
  expect(await provider.call('new_post', endless, asha)).toMatchObject({ post_data: { poll_ends_at: '0' } });
  expect(await provider.call('new_post', { postText: 'Tea', poll_ends_in_hours: 24 }, asha)).toMatchObject({
    post_data: { poll_ends_at: '0' },
  });
});

test('an album without a name or a picture is refused; with both it is listed', async () => {
  expect(await provider.upload('albums', { type: 'create', album_name: 'Walks' }, [], asha)).toMatchObject({
    errors: { error_text: 'Please select at least one photo or video' },
  });
  expect(
    await provider.upload('albums', { type: 'create', album_name: ' ' }, [['postPhotos[]', 'a.jpg', await drawLabelledPicture()]], asha),
  ).toMatchObject({ errors: { error_text: expect.stringContaining('Please enter album name') } });

  await provider.upload('albums', { type: 'create', album_name: 'Walks' }, [['postPhotos[]', 'a.jpg', await drawLabelledPicture()]], asha);

  const { data } = await provider.call('albums', { type: 'fetch', user_id: asha.id, limit: 10, offset: 0 }, asha);
  expect(data).toMatchObject([{ album_name: 'Walks', photo_album: [{ image: expect.stringMatching(/^http/) }] }]);
});

test('a post on a page that takes no visitors’ posts is refused for visitors', async () => {
  const ben = await provider.signUp('ben');
  const { page_data } = await provider.call('create-page', { page_name: 'walks', page_title: 'Walks', page_category: 'Travel' }, ben);
  const { page_id } = page_data as { page_id: string };

  expect(await provider.call('new_post', { postText: 'Hello', page_id }, asha)).toMatchObject({
    errors: { error_text: 'You are not allowed to post here' },
  });
  expect(await provider.call('new_post', { postText: 'Hello', page_id }, ben)).toMatchObject({ api_status: 200 });
  expect((await provider.call('posts', { type: 'get_page_posts', id: page_id }, asha)).data).toHaveLength(1);
});

test('a post on a page is in the page’s name if its owner wrote it, and in the visitor’s name otherwise', async () => {
  const ben = await provider.signUp('ben');
  const made = await provider.call('create-page', { page_name: 'walks', page_title: 'Walks', page_category: 'Travel' }, ben);
  const { page_id } = made.page_data as { page_id: string };
  await provider.call('update-page-data', { page_id, users_post: '1' }, ben);
  await provider.call('new_post', { postText: 'Off we go', page_id }, ben);
  await provider.call('new_post', { postText: 'May I come?', page_id }, asha);

  const { data } = await provider.call('posts', { type: 'get_page_posts', id: page_id }, asha);
  expect(data).toMatchObject([
    { Orginaltext: 'May I come?', publisher: { user_id: asha.id, username: 'asha' } },
    { Orginaltext: 'Off we go', publisher: { user_id: ben.id, page_id, name: 'Walks', username: 'walks' } },
  ]);
  expect((data as { publisher: object }[])[0]?.publisher).not.toHaveProperty('page_id');
});
