import type { PostId } from '@social/api';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createToggleOverlay, type ToggleOverlay } from './toggle-overlay';
import { useToggle } from './use-toggle';

test('two components that show the same post agree', async () => {
  const user = userEvent.setup();
  const overlay = createToggleOverlay<PostId>({
    send: (_id, isOn) => Promise.resolve(isOn),
  });
  render(
    <>
      <Like overlay={overlay} />
      <Like overlay={overlay} />
    </>,
  );
  const [first] = screen.getAllByRole('button');
  if (!first) throw new Error('no button');
  await user.click(first);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['liked, 4', 'liked, 4']);
});

function Like({ overlay }: { overlay: ToggleOverlay<PostId> }) {
  const { isOn, toggle, adjust } = useToggle(overlay, '145' as PostId, false);
  return (
    <button type="button" onClick={() => void toggle()}>
      {isOn ? 'liked' : 'not liked'}, {adjust(3)}
    </button>
  );
}
