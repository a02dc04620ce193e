import { fakeProvider, NO_CONNECTION, refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import { sessionStore } from '@social/session';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderRegion } from '../../../testing/render-region';
import { GifEditor } from './gif-editor';
// Before the first test, whose first find would otherwise wait until Jest has compiled it.
import './gif-search';

const gif = (name: string) => ({
  title: name,
  url: `https://media.giphy.com/media/${name}/giphy.gif`,
  preview: `https://media.giphy.com/media/${name}/200w.gif`,
  still: `https://media.giphy.com/media/${name}/200w_s.gif`,
  width: 200,
  height: 100,
});
const page = (names: string[], nextOffset = '') => ({ api_status: 200, data: names.map(gif), next_offset: nextOffset });

const answerSearch: Answer = ({ form }) => {
  if (form.offset === '24') return page(['Third']);
  return form.search_query === '' ? page(['First', 'Second'], '24') : page([`A ${form.search_query}`]);
};

function Editor() {
  const [gifUrl, setGifUrl] = useState<string | null>(null);
  const draft = { text: '', attachments: [], poll: null, feeling: null, gifUrl, colorId: null };
  return (
    <>
      <GifEditor value={gifUrl} draft={draft} onChange={setGifUrl} />
      <output>{gifUrl ?? 'none'}</output>
    </>
  );
}

function renderEditor({ config = { searches_gifs: '1' }, search = answerSearch }: { config?: object; search?: Answer } = {}) {
  const provider = fakeProvider({ 'get-site-settings': () => ({ api_status: 200, config }), search_gifs: search });
  const { user } = renderRegion(<Editor />);
  const asked = () => provider.callsOf('search_gifs').map(({ form }) => form.search_query);
  return { user, provider, asked };
}

afterEach(() => sessionStore.signOut());

const sourceOf = (button: HTMLElement) => button.querySelector('img')?.getAttribute('src');

test('popular GIFs are shown first, and a pressed GIF becomes the GIF of the post', async () => {
  const { user } = renderEditor();
  const popular = within(await screen.findByRole('group', { name: 'Popular GIFs' }));
  expect(screen.getByText('Powered by GIPHY')).not.toBeNull();

  await user.click(popular.getByRole('button', { name: 'Second', pressed: false }));
  expect(popular.getByRole('button', { name: 'Second', pressed: true })).not.toBeNull();
  expect(screen.getByText(gif('Second').url)).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Link to a GIF' })).toHaveProperty('value', gif('Second').url);

  await user.click(popular.getByRole('button', { name: 'Second' }));
  expect(screen.getByText('none')).not.toBeNull();
});

test('typing searches once it pauses', async () => {
  const { user, asked } = renderEditor();
  await user.type(await screen.findByRole('searchbox', { name: 'Search GIFs' }), 'cat');
  const found = await screen.findByRole('group', { name: 'Found GIFs' });
  expect(within(found).getByRole('button', { name: 'A cat' })).not.toBeNull();
  expect(await screen.findByText('1 GIF found')).not.toBeNull();
  expect(asked()).toEqual(['', 'cat']);
});

test('More adds the next page and ends with the last', async () => {
  const { user } = renderEditor();
  await user.click(await screen.findByRole('button', { name: 'More GIFs' }));
  await screen.findByRole('button', { name: 'Third' });
  expect(screen.getByRole('button', { name: 'First' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'More GIFs' })).toBeNull();
});

test('GIFs are chosen by keys', async () => {
  const { user } = renderEditor();
  await screen.findByRole('button', { name: 'First' });
  await user.click(screen.getByRole('searchbox', { name: 'Search GIFs' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' }));
  await user.keyboard('{Enter}');
  expect(screen.getByText(gif('First').url)).not.toBeNull();
});

test('previews move where no less motion is asked for', async () => {
  renderEditor();
  expect(sourceOf(await screen.findByRole('button', { name: 'First' }))).toBe(gif('First').preview);
});

test('with reduced motion previews stand still', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-motion'),
        media: query,
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList,
  );
  renderEditor();
  expect(sourceOf(await screen.findByRole('button', { name: 'First' }))).toBe(gif('First').still);
});

test('a search that finds nothing says so', async () => {
  renderEditor({ search: () => page([]) });
  expect(await screen.findByText('No GIF was found.')).not.toBeNull();
});

test.each([
  ['the reason of a refusal', refusal('GIFs can not be searched right now'), 'GIFs can not be searched right now'],
  ['a lost connection', NO_CONNECTION, 'There is no connection. Check your network, then try again.'],
])('a failed search tells %s, can be retried, and leaves the link', async (_what, failure, text) => {
  const { user, provider } = renderEditor({ search: () => failure });
  expect(await screen.findByText(text)).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Link to a GIF' })).not.toBeNull();

  provider.when('search_gifs', answerSearch);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'First' });
});

test('a failed More keeps what was found', async () => {
  const { user, provider } = renderEditor();
  const more = await screen.findByRole('button', { name: 'More GIFs' });
  provider.when('search_gifs', () => refusal('Later'));
  await user.click(more);
  await screen.findByText('Later');
  expect(screen.getByRole('button', { name: 'First' })).not.toBeNull();

  provider.when('search_gifs', answerSearch);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Third' });
});

test('a host without a search has only the link, and gets no request', async () => {
  const { provider, asked } = renderEditor({ config: {} });
  await screen.findByRole('textbox', { name: 'Link to a GIF' });
  while (provider.callsOf('get-site-settings').length === 0) await new Promise(setImmediate);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(asked()).toEqual([]);
});
