import type { PostId } from '@social/api';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createOptimisticValues, type OptimisticValues } from './optimistic-values';
import { useOptimisticValue } from './use-optimistic-value';

test('two components that show the same post agree', async () => {
  const user = userEvent.setup();
  const likes = createOptimisticValues<PostId, boolean>({
    fallback: false,
    send: (_id, isOn) => Promise.resolve(isOn),
  });
  render(
    <>
      <Like likes={likes} />
      <Like likes={likes} />
    </>,
  );
  const [first] = screen.getAllByRole('button');
  if (!first) throw new Error('no button');
  await user.click(first);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['liked, 4', 'liked, 4']);
});

function Like({ likes }: { likes: OptimisticValues<PostId, boolean> }) {
  const { value: isOn, set, adjust } = useOptimisticValue(likes, '145' as PostId, false);
  return (
    <button type="button" onClick={() => void set(!isOn)}>
      {isOn ? 'liked' : 'not liked'}, {adjust(3)}
    </button>
  );
}
