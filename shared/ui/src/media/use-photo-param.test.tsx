import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { usePhotoParam } from './use-photo-param';

/** A page with photos, come to from Home. */
function start(first = '/album?tab=all') {
  const seen = {} as { photos: ReturnType<typeof usePhotoParam>; back: () => void; place: string };
  function Page() {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    Object.assign(seen, { photos: usePhotoParam(), back: () => navigate(-1), place: pathname + search });
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
    place: () => seen.place,
  };
}

test('an open photo has an address, and Back closes it', async () => {
  const page = start();
  await page.do(({ open }) => open('7'));
  expect([page.place(), page.photoId()]).toEqual(['/album?tab=all&photo=7', '7']);
  await page.back();
  expect([page.place(), page.photoId()]).toEqual(['/album?tab=all', null]);
});

test('stepping leaves no trail: closing after it is back at the page, and one more Back leaves it', async () => {
  const page = start();
  await page.do(({ open }) => open('7'));
  await page.do(({ show }) => show('8'));
  await page.do(({ show }) => show('9'));
  await page.do(({ close }) => close());
  expect(page.place()).toBe('/album?tab=all');
  await page.back();
  expect(page.place()).toBe('/');
});

test('a link to a photo closes in place: there is nothing of ours to go back to', async () => {
  const page = start('/album?photo=7');
  await page.do(({ close }) => close());
  expect(page.place()).toBe('/album');
  await page.back();
  expect(page.place()).toBe('/');
});

test('closing twice closes once', async () => {
  const page = start();
  await page.do(({ open }) => open('7'));
  await page.do(({ close }) => {
    close();
    close();
  });
  expect(page.place()).toBe('/album?tab=all');
});
