import { render, screen } from '@testing-library/react';
import { RegionSlot, RegionSlotProvider, type RegionSlotProps } from './region-slot';

test('who provides slots decides what fills them', () => {
  const fill = ({ remote, expose, input }: RegionSlotProps) => <p>{`${remote}${expose} of ${String(input?.postId)}`}</p>;
  render(
    <RegionSlotProvider value={fill}>
      <RegionSlot remote="mf_feed" expose="./post-parts" name="Post" input={{ postId: '7' }} />
    </RegionSlotProvider>,
  );
  expect(screen.getByText('mf_feed./post-parts of 7')).not.toBeNull();
});

test('without anybody who fills it, a slot is an empty place with a name', () => {
  render(<RegionSlot remote="mf_feed" expose="./post-list" name="Posts" />);
  expect(screen.getByRole('region', { name: 'Posts' }).textContent).toBe('');
});
