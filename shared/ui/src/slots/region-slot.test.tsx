import { render, screen } from '@testing-library/react';
import { RegionSlot, RegionSlotProvider, type RegionSlotProps } from './region-slot';

test('the provider decides what fills a slot', () => {
  const fill = ({ remote, expose, input }: RegionSlotProps) => <p>{`${remote}${expose} of ${String(input?.postId)}`}</p>;
  render(
    <RegionSlotProvider value={fill}>
      <RegionSlot remote="mf_feed" expose="./post-parts" name="Post" input={{ postId: '7' }} />
    </RegionSlotProvider>,
  );
  expect(screen.getByText('mf_feed./post-parts of 7')).not.toBeNull();
});

test('without a provider a slot is an empty named section', () => {
  render(<RegionSlot remote="mf_feed" expose="./post-list" name="Posts" />);
  expect(screen.getByRole('region', { name: 'Posts' }).textContent).toBe('');
});
