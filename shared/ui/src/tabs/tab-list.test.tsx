import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppTheme } from '../theme/app-theme';
import { TabItem, TabList, tabProps } from './tab-list';

afterEach(() => {
  document.documentElement.dir = '';
});

function Seasons() {
  const [shown, setShown] = useState('spring');
  return (
    <TabList aria-label="Seasons">
      {['spring', 'summer', 'autumn'].map((season) => (
        <TabItem key={season} {...tabProps(season === shown)} onClick={() => setShown(season)}>
          {season}
        </TabItem>
      ))}
    </TabList>
  );
}

const focused = () => document.activeElement?.textContent;
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrows, Home and End move the focus round the tabs, and Enter chooses', async () => {
  const user = userEvent.setup();
  render(<Seasons />, { wrapper: AppTheme });
  await user.tab();
  expect(focused()).toBe('spring');

  await user.keyboard('{ArrowRight}');
  expect([focused(), selected()]).toEqual(['summer', 'spring']);
  await user.keyboard('{Enter}');
  expect(selected()).toBe('summer');

  await user.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('spring');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('autumn');
  await user.keyboard('{Home}');
  expect(focused()).toBe('spring');
});

test('only the chosen tab is reached by Tab', async () => {
  const user = userEvent.setup();
  render(<Seasons />, { wrapper: AppTheme });
  await user.click(screen.getByRole('tab', { name: 'autumn' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('in text from right to left the left arrow moves to the next tab', async () => {
  const user = userEvent.setup();
  document.documentElement.dir = 'rtl';
  render(<Seasons />, { wrapper: AppTheme });
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('summer');
});
