import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AppTheme } from '../theme/app-theme';
import { PhotoViewer } from './photo-viewer';

const album = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), url: `https://host.example/${at + 1}.jpg`, alt: `Boat ${at + 1}` }));
const load = (name: string) => fireEvent.load(screen.getByRole('img', { name }));

function Album({ count = 12, first = '3' }: { count?: number; first?: string }) {
  const [photoId, setPhotoId] = useState<string | null>(null);
  return (
    <>
      <button onClick={() => setPhotoId(first)}>Tile</button>
      {photoId && (
        <PhotoViewer
          photos={album(count)}
          photoId={photoId}
          onChange={setPhotoId}
          onClose={() => setPhotoId(null)}
          extra={<input aria-label="Comment" />}
          shareUrl={`https://social.example/my-albums/7?photo=${photoId}`}
        />
      )}
    </>
  );
}

async function openAlbum(options: { count?: number; first?: string } = {}, user = userEvent.setup()) {
  render(<Album {...options} />, { wrapper: AppTheme });
  await user.click(screen.getByRole('button', { name: 'Tile' }));
  await screen.findByRole('img', { name: `Boat ${options.first ?? '3'}` });
  return user;
}

const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

test('shows one photo with its number and loads only its neighbours', async () => {
  await openAlbum({ count: 5000, first: '2500' });
  expect(shown()).toEqual(['Boat 2500']);
  expect(screen.queryByText('2500 of 5000')).not.toBeNull();
  expect([...document.querySelectorAll('img')].map((image) => image.alt)).toEqual(['Boat 2499', 'Boat 2500', 'Boat 2501']);
});

test('arrows, Home and End step without a click first', async () => {
  const user = await openAlbum();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['Boat 4']);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown()).toEqual(['Boat 2']);
  await user.keyboard('{End}');
  expect(shown()).toEqual(['Boat 12']);
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  await user.keyboard('{ArrowRight}{Home}');
  expect(shown()).toEqual(['Boat 1']);
});

test('in text from right to left the next photo is on the left, for arrow keys and on the stage', async () => {
  document.dir = 'rtl';
  try {
    const user = await openAlbum();
    const next = document.querySelector('img[alt="Boat 4"]')?.closest<HTMLElement>('[inert]');
    expect(next?.style.transform).toContain('-100%');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['Boat 4']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toEqual(['Boat 2']);
  } finally {
    document.dir = '';
  }
});

test('keys typed into a field do not step', async () => {
  const user = await openAlbum();
  await user.type(screen.getByLabelText('Comment'), 'a+b{ArrowLeft}');
  expect(shown()).toEqual(['Boat 3']);
});

test('+ and - zoom, 0 resets, and another photo starts without magnification', async () => {
  const user = await openAlbum();
  const zoomOut = () => screen.getByRole('button', { name: 'Zoom out' }).hasAttribute('disabled');
  expect(zoomOut()).toBe(true);
  await user.keyboard('+');
  expect(zoomOut()).toBe(false);
  await user.keyboard('0');
  expect(zoomOut()).toBe(true);
  await user.keyboard('+{PageDown}');
  expect([shown(), zoomOut()]).toEqual([['Boat 4'], true]);
});

test('turns of a wheel that arrive before the next render all count', async () => {
  await openAlbum();
  const photo = screen.getByRole('img', { name: 'Boat 3' });
  const turn = () => photo.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }));
  const readScale = () => Number(/scale\((.+)\)/.exec(photo.closest<HTMLElement>('[style*="scale("]')?.style.transform ?? '')?.[1]);
  act(() => void turn());
  const once = readScale();
  act(() => {
    turn();
    turn();
  });
  expect(readScale()).toBeCloseTo(once ** 3);
});

test('Escape closes and restores the focus to the tile', async () => {
  const user = await openAlbum();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tile' }));
});

test('the browser makes no fling of a swipe, which would swallow the next tap', async () => {
  await openAlbum();
  // False when a listener prevented what the browser does by itself.
  expect(fireEvent.touchMove(screen.getByRole('img', { name: 'Boat 3' }))).toBe(false);
  expect(fireEvent.touchStart(screen.getByRole('img', { name: 'Boat 3' }))).toBe(true);
});

test('a photo that fails to load shows Retry', async () => {
  const user = await openAlbum();
  fireEvent.error(screen.getByRole('img', { name: 'Boat 3' }));
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(shown()).toEqual(['Boat 3']);
});

test('a photo that no longer exists shows a message', async () => {
  const user = userEvent.setup();
  render(<Album first="99" />);
  await user.click(screen.getByRole('button', { name: 'Tile' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no longer here');
});

test('the original is a link', async () => {
  await openAlbum();
  expect(screen.getByRole('link', { name: 'Open the original' }).getAttribute('href')).toBe('https://host.example/3.jpg');
});

test('a photo shows its small variant at once, as large as it will be', async () => {
  const photo = { id: '1', url: 'https://host.example/1.jpg', smallUrl: 'https://host.example/1_small.jpg', alt: 'Boat' };
  const size = { width: 900, height: 600 };
  render(<PhotoViewer photos={[{ ...photo, size }]} photoId="1" onChange={() => undefined} onClose={() => undefined} />);
  await screen.findByRole('img', { name: 'Boat' });
  const small = document.querySelector<HTMLImageElement>('img[src$="_small.jpg"]');
  expect([small?.alt, small?.style.maxWidth, small?.style.maxHeight]).toEqual(['', '900px', '600px']);
  expect(screen.queryByRole('button', { name: /slideshow/ })).toBeNull();
});

test('a photo can be downloaded and its address shared', async () => {
  const user = await openAlbum();
  const download = screen.getByRole('link', { name: 'Download' });
  expect([download.getAttribute('href'), download.hasAttribute('download')]).toEqual(['https://host.example/3.jpg?download=1', true]);
  await user.click(screen.getByRole('button', { name: 'Share photo' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('https://social.example/my-albums/7?photo=3');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share photo', expanded: false }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Photo viewer' })).toBeNull();
});

describe('a slideshow', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const later = () => act(() => jest.advanceTimersByTime(10_000));
  const button = (name: string) => screen.getByRole('button', { name });
  const openWithTimers = (options: { count?: number; first?: string }) =>
    openAlbum(options, userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));

  test('shows photo after photo once each has arrived, and ends at the last; there it starts again from the first', async () => {
    const user = await openWithTimers({ count: 3, first: '2' });
    await user.click(button('Play a slideshow'));
    later();
    expect(shown()).toEqual(['Boat 2']);
    load('Boat 2');
    later();
    expect(shown()).toEqual(['Boat 3']);
    load('Boat 3');
    later();
    await user.click(button('Play a slideshow'));
    expect([shown(), button('Pause the slideshow')]).toEqual([['Boat 1'], expect.anything()]);
  });

  test('pauses by its button, by a step of the member and by zooming, and while the page is hidden', async () => {
    const user = await openWithTimers({ count: 12, first: '3' });
    load('Boat 3');
    for (const pause of ['{ArrowRight}', '+']) {
      await user.click(button('Play a slideshow'));
      await user.keyboard(pause);
    }
    await user.click(button('Play a slideshow'));
    await user.click(button('Pause the slideshow'));
    load('Boat 4');
    later();
    expect(shown()).toEqual(['Boat 4']);

    await user.click(button('Play a slideshow'));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    later();
    expect(shown()).toEqual(['Boat 4']);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    later();
    expect(shown()).toEqual(['Boat 5']);
  });
});

test('a description is shown on demand, and stays shown for the next photo that has one', async () => {
  const user = userEvent.setup();
  const described = album(3).map((photo, at) => ({ ...photo, ...(at !== 1 && { description: `Boat number ${at + 1} at sea` }) }));
  const Described = () => {
    const [photoId, setPhotoId] = useState('1');
    return <PhotoViewer photos={described} photoId={photoId} onChange={setPhotoId} onClose={() => undefined} />;
  };
  render(<Described />, { wrapper: AppTheme });
  const toggle = await screen.findByRole('button', { name: /^ALT/, expanded: false });
  expect(screen.queryByText('Boat number 1 at sea')).toBeNull();

  await user.click(toggle);
  expect(screen.getByText('Boat number 1 at sea').getAttribute('dir')).toBe('auto');
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByRole('button', { name: /^ALT/ })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByText('Boat number 3 at sea')).not.toBeNull();
});
