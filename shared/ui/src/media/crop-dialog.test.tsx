import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInTheme } from '../testing/render-in-theme';
import { CropDialog } from './crop-dialog';

const file = new File(['x'], 'boat.jpg', { type: 'image/jpeg' });
const drawn = jest.fn();

beforeEach(() => {
  drawn.mockReset();
  // jsdom neither draws nor shows blobs: browser tests cover that part.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn } as unknown as null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((answer: BlobCallback, type) => answer(new Blob(['cut'], { type: type ?? '' })));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

async function openCrop(aspect: number | null = 1) {
  const onCrop = jest.fn<void, [File]>();
  const onClose = jest.fn();
  const user = userEvent.setup();
  renderInTheme(<CropDialog file={file} aspect={aspect} title="Profile picture" outputWidth={400} onCrop={onCrop} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Profile picture' });
  const frame = await within(dialog).findByRole('group', { name: /frame/ });
  const image = frame.querySelector('img') as HTMLImageElement;
  Object.defineProperties(image, { naturalWidth: { value: 2000 }, naturalHeight: { value: 1000 } });
  return { user, onCrop, onClose, frame, image };
}

test('the keys move and zoom, and the cut has the same type and at most the requested width', async () => {
  const { user, onCrop, frame, image } = await openCrop();
  fireEvent.load(image);
  expect(document.activeElement).toBe(frame);
  await user.keyboard('{Shift>}{ArrowRight>10}{/ArrowRight}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Use picture' }));

  const [, ...area] = drawn.mock.calls[0] as unknown[];
  expect(area).toEqual([0, 0, 1000, 1000, 0, 0, 400, 400]);
  expect(onCrop.mock.calls[0]?.[0]).toMatchObject({ name: 'boat.jpg', type: 'image/jpeg' });
});

test('a file that is no picture shows an error and cannot be used', async () => {
  const { image } = await openCrop();
  fireEvent.error(image);
  expect(screen.getByRole('alert').textContent).toBe('Please select a valid image file.');
  expect(screen.getByRole('button', { name: 'Use picture' }).hasAttribute('disabled')).toBe(true);
});

test('without a given aspect ratio the member chooses one', async () => {
  const { user, image } = await openCrop(null);
  fireEvent.load(image);
  await user.click(screen.getByRole('button', { name: 'Square' }));
  await user.click(screen.getByRole('button', { name: 'Use picture' }));
  expect((drawn.mock.calls[0] as unknown[]).slice(1, 5)).toEqual([500, 0, 1000, 1000]);
});

test('Escape closes without a cut', async () => {
  const { user, onClose, onCrop } = await openCrop();
  await user.keyboard('{Escape}');
  expect([onClose.mock.calls.length, onCrop.mock.calls.length]).toEqual([1, 0]);
});
