import { screen, within } from '@testing-library/react';
import { makeListedRelease, makeRevision } from '../../testing/fake-registry';
import { renderConsole } from '../../testing/render-console';

const manifest = {
  name: 'mf_feed',
  version: '0.2.0',
  contract: 1,
  entry: 'remoteEntry.js',
  exposes: [],
  files: [],
  shared: {},
};
const edge = (revision: number, by: string, reason: string) => ({ revision, at: '2026-03-01T10:00:00.000Z', by, reason });
const replies = {
  'GET /v1/releases/mf_feed': { json: { releases: [makeListedRelease('mf_feed', '0.2.0')] } },
  'GET /v1/releases/mf_feed/0.2.0': { json: manifest },
  'GET /v1/releases/mf_feed/0.2.0/checks': { json: { reports: [] } },
};

test('a release says who ran it since when and until when, and what runs now', async () => {
  const runs = [
    { environment: 'staging', role: 'pinned', from: edge(7, 'Asha', 'try it'), until: null },
    { environment: 'production', role: 'canary', from: edge(3, 'Ben', 'for 5 %'), until: edge(4, 'registry', 'Taken back by itself') },
  ];
  renderConsole('/remotes/mf_feed/0.2.0', { ...replies, 'GET /v1/releases/mf_feed/0.2.0/runs': { json: { runs } } });

  const table = await screen.findByRole('region', { name: 'Environments that ran this release' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/^stagingeverybody.*by Asha, revision 7try itruns now$/);
  expect(rows[1]?.textContent).toMatch(/^productiona canary.*by Ben, revision 3for 5 %.*by registry, revision 4Taken back by itself$/);
  expect(within(table).getByRole('link', { name: 'staging' }).getAttribute('href')).toBe('/environments/staging/history');
});

test('a release that nothing ran says so, and one of which that cannot be read says that', async () => {
  renderConsole('/remotes/mf_feed/0.2.0', { ...replies, 'GET /v1/releases/mf_feed/0.2.0/runs': { json: { runs: [] } } });
  expect(await screen.findByText('No environment has run it.')).not.toBeNull();
});

test('the history of an environment shows the releases that failed, next to the revision under which they did', async () => {
  const failures = ['0.2.0', '0.1.0', '0.0.9', '0.0.8'].map((version, index) => ({
    ...{ revision: 4, remote: 'mf_feed', version, visitors: 40 },
    failed: 20 - index,
  }));
  const history = { revisions: [makeRevision(4), makeRevision(3)], withdrawals: [], provenances: [], failures, next: null };
  renderConsole('/environments/production/history', {
    'GET /v1/environments/production/revisions': { json: history },
    'GET /v1/environments/production/events': { json: { events: [], next: null } },
  });

  const [latest, before] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(latest?.textContent).toContain('mf_feed@0.2.0 failed for 20 of 40 visitors (50 %)');
  expect(latest?.textContent).toContain('and 1 more releases for fewer');
  expect(latest?.textContent).not.toContain('mf_feed@0.0.8');
  expect(before?.textContent).not.toContain('failed');
});
