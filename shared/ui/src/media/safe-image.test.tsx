import { render, screen } from '@testing-library/react';
import { FirstPicture } from './first-picture';
import { SafeImage } from './safe-image';

const HOST = 'https://media.example/upload/photos/2026/03';

test('the first picture loads at once and before others, and stays so; the others load near the screen', () => {
  const list = (names: string[]) => (
    <FirstPicture>
      {names.map((name) => (
        <SafeImage key={name} src={`${HOST}/${name}.jpg`} alt={name} />
      ))}
    </FirstPicture>
  );
  const { rerender } = render(list(['a', 'b']));
  const read = () =>
    screen.getAllByRole('img').map((img) => [img.getAttribute('alt'), img.getAttribute('loading'), img.getAttribute('fetchpriority')]);
  expect(read()).toEqual([
    ['a', 'eager', 'high'],
    ['b', 'lazy', null],
  ]);

  rerender(list(['newer', 'a', 'b']));
  expect(read()).toEqual([
    ['newer', 'lazy', null],
    ['a', 'eager', 'high'],
    ['b', 'lazy', null],
  ]);
});

test('a picture outside of a list loads near the screen', () => {
  render(<SafeImage src={`${HOST}/a.jpg`} alt="a" />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
});

test('the browser chooses between the variants of a picture by its slot', () => {
  render(<SafeImage src={`${HOST}/a_image.jpg`} smallSrc={`${HOST}/a_image_small.jpg`} sizes="(max-width: 699px) 50vw, 340px" alt="a" />);
  const img = screen.getByRole('img');
  expect(img.getAttribute('srcset')).toBe(`${HOST}/a_image_small.jpg 480w, ${HOST}/a_image.jpg 2048w`);
  expect(img.getAttribute('sizes')).toBe('(max-width: 699px) 50vw, 340px');
});

test.each([
  ['webp', ''],
  ['png', ''],
  ['webp', '?cache=1'],
])('a moving picture (%s%s) has its first frame for people who want less motion', (type, query) => {
  render(<SafeImage src={`${HOST}/a_image_moving.${type}${query}`} smallSrc={`${HOST}/a_image_moving_small.jpg`} alt="a" />);
  const img = screen.getByRole('img');
  expect(img.getAttribute('src')).toBe(`${HOST}/a_image_moving.${type}${query}`);
  expect(img.getAttribute('srcset')).toBeNull();
  const source = img.parentElement?.querySelector('source');
  expect(source?.media).toBe('(prefers-reduced-motion: reduce)');
  expect(source?.getAttribute('srcset')).toBe(`${HOST}/a_image_moving_small.jpg${query}`);
});

test.each(['a_image.jpg', 'moving.webp', 'a_image_moving.jpg', 'a_image_moving.webp/x.jpg'])('%s has no such frame', (name) => {
  render(<SafeImage src={`${HOST}/${name}`} alt="a" />);
  expect(screen.getByRole('img').parentElement?.tagName).toBe('DIV');
});
