import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
import { renderPages } from '../../testing/render-pages';
import { siteSettings, wirePage } from '../../testing/wire-page';
import { chartTicks } from './chart-scale';
import { listLastMonths, formatMonth } from './month-format';

function openAnalytics(analytics: Answer) {
  const provider = fakeProvider({
    'get-site-settings': () => siteSettings,
    'get-page-data': () => ({ api_status: 200, page_data: wirePage(4) }),
    'page-analytics': analytics,
  });
  return { ...provider, ...renderPages('/pagescomp/mainpages/pagesetting/mainpagesetting?page=4&section=analytics') };
}

const toFigures = (months: string) =>
  months.split(',').map((month, index) => ({ month, likes: String(20 + index), comments: '3', saves: '2', shares: '1' }));

test('the section shows the page’s likes, compares two months a year apart and lists all months in a searchable table', async () => {
  const { user, callsOf } = openAnalytics(({ form }) => ({ api_status: 200, likes_count: '25300', data: toFigures(form.months ?? '') }));

  await screen.findByText('25.3K Likes');
  const months = listLastMonths(new Date());
  const label = (index: number) => formatMonth(months[index] ?? '', 'en-IN');
  expect(callsOf('page-analytics')[0]?.form).toEqual({ page_id: '4', months: months.join(',') });
  expect(screen.getByRole('combobox', { name: 'Compare' }).textContent).toBe(label(12));
  expect(screen.getByRole('combobox', { name: 'with' }).textContent).toBe(label(0));

  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('rowheader')).toHaveLength(24);
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe(`${label(0)}20321`);
  await user.click(screen.getByRole('searchbox', { name: 'Search months' }));
  await user.paste(label(5));
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([label(5)]);
});

test('an unsupported call shows an error with Retry', async () => {
  const { user } = openAnalytics(() => ({ api_status: '404', errors: { error_text: 'There is no such call' } }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such call');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('alert');
});

test.each([
  [0, [0, 20, 40, 60, 80, 100]],
  [100, [0, 20, 40, 60, 80, 100]],
  [101, [0, 25, 50, 75, 100, 125]],
  [740, [0, 200, 400, 600, 800, 1000]],
  [12_400, [0, 2500, 5000, 7500, 10_000, 12_500]],
])('a chart with the highest figure %s has the ticks %j', (highest, ticks) => {
  expect(chartTicks(highest)).toEqual(ticks);
});

test.each([
  [0, [0, 1, 2, 3, 4, 5]],
  [5, [0, 1, 2, 3, 4, 5]],
  [11, [0, 5, 10, 15, 20, 25]],
  [40, [0, 10, 20, 30, 40, 50]],
])('a chart fitted to the highest figure %s has the ticks %j', (highest, ticks) => {
  expect(chartTicks(highest, true)).toEqual(ticks);
});

test('the chart of a page with few likes can be fitted to its figures', async () => {
  const { user } = openAnalytics(({ form }) => ({ api_status: 200, likes_count: '3', data: toFigures(form.months ?? '').slice(0, 1) }));
  await user.click(await screen.findByRole('button', { name: 'Fit to figures' }));
  screen.getByRole('button', { name: 'Fit to figures', pressed: true });
});

test('the last months cross the new year', () => {
  expect(listLastMonths(new Date('2026-02-28T23:59:00Z')).slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
});
