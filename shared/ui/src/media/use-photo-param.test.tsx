import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { usePhotoParam } from './use-photo-param';

/** A page with photos, reached from Home. */
function start(first = '/album?tab=all') {
  const seen = {} as { photos: ReturnType<typeof usePhotoParam>; back: () => void; location: string };
  function Page() {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    Object.assign(seen, { photos: usePhotoParam(), back: () => navigate(-1), location: pathname + search });
    return null;
  }
  render(
    <MemoryRouter initialEntries={['/', first]}>
      <Page />
    </MemoryRouter>,
  );
  return {
    do: (what: (photos: typeof seen.photos) => void) => act(async () => what(seen.photos)),
    back: () => act(async () => seen.back()),
    photoId: () => seen.photos.photoId,
    location: () => seen.location,
  };
}

test('an open photo is in the URL, and Back closes it', async () => {
  const page = start();
  await page.do(({ open }) => open('7'));
  expect([page.location(), page.photoId()]).toEqual(['/album?tab=all&photo=7', '7']);
  await page.back();
  expect([page.location(), page.photoId()]).toEqual(['/album?tab=all', null]);
});

test('stepping adds no history: closing returns to the page, and one more Back leaves it', async () => {
  const page = start();
  await page.do(({ open }) => open('7'));
  await page.do(({ show }) => show('8'));
  await page.do(({ show }) => show('9'));
  await page.do(({ close }) => close());
  expect(page.location()).toBe('/album?tab=all');
  await page.back();
  expect(page.location()).toBe('/');
});

test('a photo that was opened by a link closes in place', async () => {
  const page = start('/album?photo=7');
  await page.do(({ close }) => close());
  expect(page.location()).toBe('/album');
  await page.back();
  expect(page.location()).toBe('/');
});

test('closing twice goes back once', async () => {
  const page = start();
  await page.do(({ open }) => open('7'));
  await page.do(({ close }) => {
    close();
    close();
  });
  expect(page.location()).toBe('/album?tab=all');
});
