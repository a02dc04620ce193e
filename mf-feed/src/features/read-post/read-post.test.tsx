import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePost, wirePublisher } from '../../testing/wire-post';

async function renderPost(fields: Record<string, unknown>) {
  fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, fields)] }),
    comments: () => ({ api_status: 200, data: [] }),
  });
  const { user } = renderHome();
  return { user, card: within(await screen.findByRole('article')) };
}

const fileAt = (path: string, name = path) => ({ postFile: path, postFile_full: `https://media.test/${path}`, postFileName: name });

test('the header shows author, feeling and time', async () => {
  const { card } = await renderPost({ postFeeling: 'happy', time: '1700000000' });

  card.getByText('Asha Rao');
  card.getByText('is feeling happy');
  expect(card.getByText((_text, element) => element?.tagName === 'TIME').getAttribute('datetime')).toBe('2023-11-14T22:13:20.000Z');
});

test('name and picture lead to the author, or to the page that wrote the post', async () => {
  const { card } = await renderPost({});
  expect(card.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profile/7');
  const links = () => card.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links().filter((href) => href === '/profile/7')).toHaveLength(2);
});

test('a post that a page wrote leads to the page', async () => {
  const { card } = await renderPost({ page_id: '4', publisher: { ...wirePublisher, page_id: '4', name: 'Tea house' } });
  expect(card.getByRole('link', { name: 'Tea house' }).getAttribute('href')).toBe('/PageProfile?page=4');
});

test('a visitor’s post on a page leads to the visitor', async () => {
  const { card } = await renderPost({ page_id: '4' });
  expect(card.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profile/7');
});

test('marks a changed post, and a post that not all members see', async () => {
  const { card } = await renderPost({ is_edited: '1', postPrivacy: '2' });
  card.getByText(/· edited · Followers$/);
});

test('a post of a deleted account is shown with Someone as author', async () => {
  const { card } = await renderPost({ publisher: [], time: '', post_time: '3 days ago' });

  card.getByText('Someone');
  card.getByText('3 days ago');
});

test('links in the text open in a new tab, and scripts are removed', async () => {
  const { card } = await renderPost({
    postText: 'See <a href="https://example.com">this</a><img src=x onerror="alert(1)"><script>alert(1)</script>',
  });

  const link = card.getByRole('link', { name: 'this' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('article').innerHTML).not.toMatch(/onerror|<script/);
});

test('a long text is folded and unfolds in place', async () => {
  const { user, card } = await renderPost({ postText: 'word '.repeat(200), Orginaltext: 'word '.repeat(200) });

  const more = card.getByRole('button', { name: 'Show more' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);

  expect(card.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
});

test('a single picture has no grid', async () => {
  const { card } = await renderPost(fileAt('sea.jpg'));

  expect(card.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual(['https://media.test/sea.jpg']);
});

test.each([
  [2, null],
  [3, null],
  [5, '+2'],
  [9, '+6'],
])('at most three of %i pictures are shown, with %s on the third', async (count, more) => {
  const pictures = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    image: `https://media.test/${index}.jpg`,
    image_org: `${index}_small.jpg`,
  }));
  const { card } = await renderPost({ photo_multi: pictures });

  expect(card.getAllByRole('img')).toHaveLength(Math.min(count, 3));
  expect(card.queryByText(/^\+\d+$/)?.textContent ?? null).toBe(more);
});

test('a failed picture shows a placeholder with Retry', async () => {
  const { user, card } = await renderPost(fileAt('gone.png'));

  fireEvent.error(card.getByRole('img'));
  await user.click(card.getByRole('button', { name: 'Retry' }));

  expect(card.getByRole('img').getAttribute('src')).toBe('https://media.test/gone.png');
});

test.each(['mp4', 'mov', 'webm', 'm4v'])('a .%s file plays as a video', async (extension) => {
  const { card } = await renderPost(fileAt(`clip.${extension}`));

  const video = card.getByLabelText('Video by Asha Rao');
  expect(video.tagName).toBe('VIDEO');
  expect(video.getAttribute('src')).toBe(`https://media.test/clip.${extension}`);
});

test('a .mp3 file has an audio player that loads nothing before it is played', async () => {
  const { card } = await renderPost(fileAt('tune.mp3', 'Morning tune.mp3'));

  const player = card.getByLabelText('Morning tune.mp3');
  expect(player.tagName).toBe('AUDIO');
  expect(player.getAttribute('preload')).toBe('none');
});

test('a .pdf file has an Open PDF link', async () => {
  const { card } = await renderPost(fileAt('menu.pdf'));

  const link = card.getByRole('link', { name: /Open PDF/ });
  expect(link.getAttribute('href')).toBe('https://media.test/menu.pdf');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('any other file is a link with its name, shortened to 40 characters', async () => {
  const name = 'minutes of the spring meeting of the rowing club.docx';
  const { card } = await renderPost(fileAt('minutes.docx', name));

  expect(card.getByRole('link', { name: /Open file/ }).getAttribute('href')).toBe('https://media.test/minutes.docx');
  const shown = card.getByTitle(name).textContent ?? '';
  expect(shown).toHaveLength(40);
  expect(shown).toMatch(/^minutes of the spring.*….docx$/);
});

test('the YouTube player loads only when it is played', async () => {
  const { user, card } = await renderPost({ postYoutube: 'dQw4w9WgXcQ' });
  expect(card.queryByTitle('YouTube video')).toBeNull();

  await user.click(card.getByRole('button', { name: 'Play the YouTube video' }));

  expect(card.getByTitle('YouTube video').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
});

test('a blog article shows its thumbnail, linked to the article', async () => {
  const { card } = await renderPost({
    blog_id: '12',
    blog: { id: '12', title: 'A week by bicycle', thumbnail: 'https://media.test/bicycle.jpg' },
  });

  expect(card.getByRole('link', { name: /A week by bicycle/ }).getAttribute('href')).toBe('/blog/12');
});

test('a shared post is nested in the one that shares it, without buttons of its own', async () => {
  const author = { ...wirePublisher, user_id: '9', name: 'Tomas Lind' };
  const { card } = await renderPost({
    postText: 'Worth a look',
    shared_info: wirePost(3, { publisher: author, postText: 'The original' }),
  });

  card.getByText('Worth a look');
  const shared = within(card.getByRole('region', { name: 'Shared post of Tomas Lind' }));
  shared.getByText('The original');
  expect(shared.queryByRole('button')).toBeNull();
});

test('a poll shows the shares of its answers and the own vote', async () => {
  const options = [
    { id: '1', text: 'Hills', option_votes: '3' },
    { id: '2', text: 'Sea', option_votes: '1' },
  ];
  const { card } = await renderPost({ options, voted_id: '2' });

  const answers = within(card.getByRole('list', { name: 'Poll' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(answers).toEqual(['Hills75 %', 'Sea✓Your answer25 %', '4 votes']);
});

test('comments and shares have short counts and full accessible names', async () => {
  const { card } = await renderPost({ post_comments: '12400', post_shares: '1' });

  expect(card.getByRole('button', { name: 'Comments, 12,400 comments' }).textContent).toContain('12.4K');
  card.getByRole('button', { name: 'Share, 1 share' });
});

test('a photo opens full screen at its own address; closing returns the focus to its tile', async () => {
  const photo_multi = [1, 2].map((id) => ({ id, image: `https://media.test/${id}.jpg` }));
  const { card } = await renderPost({ photo_multi });
  const tile = card.getByRole('button', { name: 'Photo 2 of 2' });

  act(() => tile.focus());
  fireEvent.click(tile);
  await screen.findByRole('dialog', { name: 'Photo viewer' });
  expect(screen.getByLabelText('Address').textContent).toMatch(/\?photo=\d+\.2$/);
  fireEvent.click(await screen.findByRole('button', { name: /close/i }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Address').textContent).toBe('/');
  expect(document.activeElement).toBe(tile);
});

test('the description of a photo names its tile, and can be read in full screen', async () => {
  const photo_multi = [1, 2].map((id) => ({
    id,
    image: `https://media.test/${id}.jpg`,
    photo_description: id === 2 ? 'R&amp;D &lt;3' : '',
  }));
  const { card } = await renderPost({ photo_multi });

  fireEvent.click(card.getByRole('button', { name: 'R&D <3' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo viewer' }));
  fireEvent.click(await viewer.findByRole('button', { name: /^ALT/ }));

  expect(viewer.getByRole('img', { name: 'R&D <3' })).not.toBeNull();
  expect(viewer.getByText('R&D <3')).not.toBeNull();
});

test('a full-screen photo has the likes and comments of its post', async () => {
  const photo_multi = [1, 2].map((id) => ({ id, image: `https://media.test/${id}.jpg` }));
  const { card } = await renderPost({ photo_multi, post_likes: '3' });
  fireEvent.click(card.getByRole('button', { name: 'Photo 2 of 2' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photo viewer' }));

  await viewer.findByRole('button', { name: 'Like, 3 likes' });
  fireEvent.click(viewer.getByRole('button', { name: 'Comments, 0 comments' }));
  await viewer.findByRole('region', { name: 'Comments' });
});
