import type { ReplyPreview } from '@social/contracts';
import { showPreview } from './show-preview';

const preview: ReplyPreview = {
  above: [
    { shape: 'heading', heightPx: 38 },
    { shape: 'card', heightPx: 68 },
  ],
  items: 'data',
  name: 'publisher.name',
  picture: 'publisher.avatar',
  text: 'postText',
  media: ['postFile_full', 'photo_multi'],
};

/** Shows what the document makes of a reply, as soon as it has arrived. */
async function show(reply: unknown, { status = 200, body = JSON.stringify(reply), of = preview } = {}) {
  document.body.innerHTML = '<div id="root"><div class="splash" role="status" aria-label="Loading"></div></div>';
  showPreview(of, Promise.resolve({ status, body, headers: {} }));
  await Promise.resolve();
  await Promise.resolve();
  const shown = document.querySelector<HTMLElement>('#root > .preview');
  const all = (part: string) => [...(shown?.querySelectorAll<HTMLElement>(`.preview-items .preview-${part}`) ?? [])];
  return { shown, all, texts: (part: string) => all(part).map(({ textContent }) => textContent) };
}

const post = (fields: Record<string, unknown>) => ({ publisher: { name: 'Asha Rao', avatar: 'https://media.test/asha.jpg' }, ...fields });

test('the first three items are shown in the order of the reply, over the splash', async () => {
  const { shown, texts, all } = await show({ data: ['One', 'Two', 'Three', 'Four'].map((postText) => post({ postText })) });

  expect(texts('text')).toEqual(['One', 'Two', 'Three']);
  expect(texts('name')).toEqual(['Asha Rao', 'Asha Rao', 'Asha Rao']);
  expect(all('picture')[0]?.getAttribute('src')).toBe('https://media.test/asha.jpg');
  expect(shown?.previousElementSibling?.className).toBe('splash');
});

test('an item without an author is shown with its text; an item without both is not', async () => {
  const { texts } = await show({
    data: [{ publisher: [], postText: 'Anonymous' }, { postType: 'ad' }, null, post({ postText: 'Second' })],
  });

  expect(texts('name')).toEqual(['', 'Asha Rao']);
  expect(texts('text')).toEqual(['Anonymous', 'Second']);
});

test('what stands above the items has the declared heights', async () => {
  const { shown } = await show({ data: [] });

  expect([...(shown?.querySelectorAll<HTMLElement>('.preview-column > [style]') ?? [])].map(({ style }) => style.height)).toEqual([
    '38px',
    '68px',
  ]);
});

test('a reply of one item is shown as that item', async () => {
  const { texts } = await show({ post_data: post({ postText: 'Alone' }) }, { of: { ...preview, items: 'post_data' } });

  expect(texts('text')).toEqual(['Alone']);
});

test('notices before the JSON are no obstacle', async () => {
  const { texts } = await show(null, {
    body: `<br /><b>Notice</b>: Undefined index<br />${JSON.stringify({ data: [post({ postText: 'One' })] })}`,
  });

  expect(texts('text')).toEqual(['One']);
});

test('of HTML the text is shown, and nothing of it is run or loaded', async () => {
  const { shown, texts } = await show({
    data: [
      post({
        publisher: { name: 'R&amp;D <b>team</b>' },
        postText:
          'See <a href="/x">#tea</a><br>and\nmore<script>window.wasRun = true</script><img src=x onerror="window.wasRun = true"><style>p{}</style>',
      }),
    ],
  });

  expect(texts('name')).toEqual(['R&D team']);
  expect(texts('text')).toEqual(['See #tea\nand more']);
  expect(shown?.querySelector('script, style, a, img')).toBeNull();
  expect(window).not.toHaveProperty('wasRun');
});

test.each<[string, Record<string, unknown>, number]>([
  ['a picture', { postFile_full: 'https://media.test/sea.webp' }, 1],
  ['several pictures', { photo_multi: [{}] }, 1],
  ['several pictures of another host', { photo_multi: { 0: {}, 2: {} } }, 1],
  ['a song', { postFile_full: 'https://media.test/tune.mp3' }, 0],
  ['no file', { postFile_full: '', photo_multi: [] }, 0],
])('an item with %s has the area of a picture: %j', async (_what, fields, count) => {
  expect((await show({ data: [post(fields)] })).all('media')).toHaveLength(count);
});

test('an album without a name is a tile among the others', async () => {
  const { texts, all } = await show(
    { data: [{ album_name: 'Lake &amp; hills' }, { album_name: null }, null, { album_name: 'Town' }] },
    { of: { above: [], items: 'data', shape: 'tile', name: 'album_name' } },
  );

  expect(texts('name')).toEqual(['Lake & hills', '', 'Town']);
  expect(all('media')).toHaveLength(3);
  expect(all('picture')).toHaveLength(0);
});

test('an article has its name and text below a wide picture', async () => {
  const { all } = await show(
    { blogs: [{ title: 'Soup', description: 'Of roots' }] },
    { of: { above: [], items: 'blogs', shape: 'article', name: 'title', text: 'description' } },
  );

  expect(all('card').map((card) => [...card.children].map(({ className }) => className))).toEqual([['preview-media', 'preview-lines']]);
  expect(all('lines')[0]?.textContent).toBe('SoupOf roots');
});

test('a row has a round picture beside its name', async () => {
  const { texts, all } = await show(
    { data: [{ page_title: 'Tea house', avatar: 'https://media.test/tea.jpg' }] },
    { of: { above: [], items: 'data', shape: 'row', name: 'page_title', picture: 'avatar' } },
  );

  expect(texts('name')).toEqual(['Tea house']);
  expect(all('picture')[0]?.getAttribute('src')).toBe('https://media.test/tea.jpg');
  expect(all('media')).toHaveLength(0);
});

test('no keyboard, pointer or screen reader reaches what is shown', async () => {
  const column = (await show({ data: [post({ postText: 'One' })] })).shown?.querySelector('.preview-column');

  expect(column?.getAttribute('aria-hidden')).toBe('true');
  expect((column as HTMLElement | undefined)?.inert).toBe(true);
});

test.each([
  ['a reply without items', {}],
  ['an error', { status: 500, body: '{"data":[{"publisher":{"name":"Asha Rao"}}]}' }],
  ['a body that is no JSON', { body: '<html>' }],
])('%s leaves the outlines', async (_what, answer) => {
  const { all, texts } = await show({ data: [] }, answer);

  expect(texts('name')).toEqual([]);
  expect(all('card')).toHaveLength(2);
});

test('nothing is shown in a page that has rendered already', () => {
  document.body.innerHTML = '<div id="root"><main></main></div>';

  showPreview(preview, new Promise(() => undefined));

  expect(document.querySelector('.preview')).toBeNull();
});
