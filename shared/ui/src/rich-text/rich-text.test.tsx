import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import DOMPurify from 'dompurify';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { renderInTheme } from '../testing/render-in-theme';
import { RichText, type RichTextProps } from './rich-text';

function renderText(props: Partial<RichTextProps>) {
  const user = userEvent.setup();
  renderInTheme(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<RichText html="" plainText="" {...props} />} />
        <Route path="/hashtag/:tag" element={<h1>Posts about it</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  return user;
}

const hashtag = 'See <a href="https://host.example/hashtag/sun">#sun</a>';
const findRoute = (href: string) => (href.startsWith('https://host.example/hashtag/') ? '/hashtag/sun' : null);

test('shows the text', () => {
  renderText({ html: 'Hello <b>you</b>' });
  expect(screen.getByText('you').tagName).toBe('B');
});

test('a link to a page of this app navigates there', async () => {
  const user = renderText({ html: hashtag, findRoute });
  await user.click(screen.getByRole('link', { name: '#sun' }));
  expect(screen.queryByRole('heading', { name: 'Posts about it' })).not.toBeNull();
});

test('a link from the root navigates in this app', async () => {
  const user = renderText({ html: '<a href="/hashtag/sun" class="hash">#sun</a>' });
  await user.click(screen.getByRole('link', { name: '#sun' }));
  expect(screen.queryByRole('heading', { name: 'Posts about it' })).not.toBeNull();
});

test('with a modifier key a link is left to the browser', async () => {
  const user = renderText({ html: hashtag, findRoute });
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom has nowhere to go
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a picture of an article that fails to load shows Retry', async () => {
  const user = renderText({
    html: '<p>See <img src="upload/cup.jpg" alt="A cup"></p>',
    resolvePictureUrl: (src) => `https://media.example/${src}`,
  });
  fireEvent.error(screen.getByRole('img', { name: 'A cup' }));
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'A cup could not be loaded. Retry' }));
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'A cup' }).src).toBe('https://media.example/upload/cup.jpg');
});

test.each([
  ['of which nothing is left', '<script>x</script>'],
  ['that the sanitiser makes nothing of', '<img src=x>'],
])('text %s is shown as plain text', (_which, html) => {
  renderText({ html, plainText: 'What the author typed' });
  expect(screen.queryByText('What the author typed')).not.toBeNull();
});

test('a sanitiser that throws leaves the plain text', () => {
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError('blocked by policy');
  });
  expect(DOMPurify.isSupported).toBe(true);
  renderText({ html: 'Hello <b>you</b>', plainText: 'Hello you' });
  expect(screen.queryByText('Hello you')).not.toBeNull();
});
