import { screen, within } from '@testing-library/react';
import { makeEnvironment, makeExplanation, makeRelease } from '../../testing/fake-registry';
import { renderConsole } from '../../testing/render-console';

const replies = {
  'GET /v1/environments': { json: { environments: [makeEnvironment('staging'), makeEnvironment('production', { revision: 7 })] } },
  'GET /v1/remotes': {
    json: {
      remotes: [
        {
          remote: 'mf_feed',
          owners: ['feed team'],
          latest: { version: '0.3.0', publishedBy: 'feed team', publishedAt: '2026-03-01T09:00:00.000Z' },
          pinnedIn: [],
        },
      ],
    },
  },
  'GET /v1/environments/production/explanation': {
    json: makeExplanation('production', [
      makeRelease('mf_feed', '0.2.0', { fallback: '0.1.0', disabled: 'it broke the page' }),
      makeRelease('shell', '1.0.0'),
    ]),
  },
  'GET /v1/environments/staging/explanation': {
    json: makeExplanation('staging', [makeRelease('mf_feed', '0.3.0')], {
      verdicts: [
        { gate: 'paths', status: 'refused', problems: [{ remote: 'mf_feed', version: '0.3.0', owner: 'feed team', message: 'Two on /.' }] },
      ],
    }),
  },
};

test('the matrix shows what each environment runs, production first, the shell above remotes, and what is unusual', async () => {
  renderConsole('/', replies);
  const row = await screen.findByRole('row', { name: /mf_feed/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['0.2.0Offfalls back to 0.1.0', '0.3.0']);
  expect(within(row).getByRole('note', { name: 'Off. Switched off: it broke the page' })).not.toBeNull();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Remote', 'productionrevision 7', 'stagingrevision 3Gate paths']);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['shell', 'mf_feedlatest 0.3.0 · feed team']);
});

test('the environments that are shown stand in the address', async () => {
  const { user } = renderConsole('/', replies);
  await screen.findByRole('columnheader', { name: /staging/ });
  await user.click(screen.getByRole('button', { name: '2 of 2 environments' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'production' }));
  expect(screen.queryByRole('columnheader', { name: /production/, hidden: true })).toBeNull();
  expect(window.location.search).toBe('?environments=staging');
});

describe('on a phone', () => {
  beforeEach(() => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('max-width'), media: query }));
  });
  afterEach(() => jest.restoreAllMocks());

  test('a card below one that is being read waits for it, so that nothing is pushed down', async () => {
    let answer: (reply: { json: unknown }) => void = () => undefined;
    const production = replies['GET /v1/environments/production/explanation'];
    renderConsole('/', {
      ...replies,
      'GET /v1/environments/production/explanation': () => new Promise<{ json: unknown }>((resolve) => (answer = resolve)),
    });

    expect(await screen.findByRole('status', { name: 'Reading production' })).not.toBeNull();
    expect(screen.queryByRole('region', { name: 'staging' })).toBeNull();

    answer(production);
    const cards = [await screen.findByRole('region', { name: 'staging' }), screen.getByRole('region', { name: 'production' })];
    expect(cards.map((card) => within(card).getAllByRole('term').length)).toEqual([1, 2]);
  });
});
