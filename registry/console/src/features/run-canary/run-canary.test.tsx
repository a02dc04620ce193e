import { screen, waitFor, within } from '@testing-library/react';
import { makeEnvironment, makeExplanation, makeListedRelease, makeRevision, makeStatus, type Replies } from '../../testing/fake-registry';
import { renderConsole } from '../../testing/render-console';

const composition = { shell: '1.0.0', mf_feed: '0.1.0' };
const canary = {
  id: 'production-4',
  changes: { mf_feed: '0.2.0' },
  percent: 5,
  cohort: { members: ['12', '13'], staff: true },
  steps: [{ weight: 5 }, { pause: { seconds: 600 } }, { weight: 25 }, { analysis: {} }],
  step: 1,
  stepSince: '2026-03-01T10:00:00.000Z',
  isPaused: false,
  startedBy: 'Asha',
  startedAt: '2026-03-01T10:00:00.000Z',
};
const running = {
  environment: 'production',
  revision: 4,
  canary,
  comparisons: [
    {
      remote: 'mf_feed',
      canary: { version: '0.2.0', visitors: 40, failed: 12 },
      pinned: { version: '0.1.0', visitors: 600, failed: 6 },
      isClearlyWorse: true,
    },
  ],
  minVisitors: 20,
  vitals: [
    {
      ...{ remote: 'mf_feed', version: '0.2.0' },
      lcpMs: { pages: 40, p75: 2375 },
      inpMs: null,
      cls: { pages: 38, p75: 0.0625 },
    },
  ],
  points: [
    { at: '2026-03-01T10:00:00.000Z', remote: 'mf_feed', version: '0.2.0', visitors: 40, failed: 12 },
    { at: '2026-03-01T10:00:00.000Z', remote: 'mf_feed', version: '0.1.0', visitors: 600, failed: 6 },
  ],
};
const none = { environment: 'production', revision: 5, canary: null, comparisons: [], minVisitors: 20, vitals: [], points: [] };
const plan = {
  environment: 'production',
  basedOn: 3,
  composition: { ...composition, mf_feed: '0.2.0' },
  changes: [{ remote: 'mf_feed', from: '0.1.0', to: '0.2.0' }],
  fallbacks: {},
  verdicts: [{ gate: 'bytes', status: 'passed', problems: [] }],
  isAccepted: true,
  downloadBytes: 2048,
  deprecations: [],
};
const started = makeRevision(4, { kind: 'canary', canary, composition });

function prepare(changes: Replies = {}): Replies {
  const latest = (remote: string) => ({
    remote,
    owners: [],
    latest: { version: '0.2.0', publishedBy: 'x', publishedAt: started.at },
    pinnedIn: [],
  });
  const history = { revisions: [makeRevision(3, { composition })], withdrawals: [], provenances: [], failures: [], next: null };
  return {
    'GET /v1/environments': { json: { environments: [makeEnvironment('production')] } },
    'GET /v1/environments/production/status': { json: makeStatus('production', 3, composition) },
    'GET /v1/environments/production/explanation': { json: makeExplanation('production', []) },
    'GET /v1/environments/production/revisions': { json: history },
    'GET /v1/environments/production/canary': { json: none },
    'GET /v1/remotes': { json: { remotes: [latest('shell'), latest('mf_feed')] } },
    'GET /v1/releases/shell': { json: { releases: [makeListedRelease('shell', '1.0.0')] } },
    'GET /v1/releases/mf_feed': { json: { releases: [makeListedRelease('mf_feed', '0.2.0'), makeListedRelease('mf_feed', '0.1.0')] } },
    'POST /v1/environments/production/plan': { json: plan },
    ...changes,
  };
}

test('a canary is started with its steps and cohort after the plan was shown, and the way back is still shown while it runs', async () => {
  let isRunning = false;
  const { user, calls } = renderConsole(
    '/environments/production/canary',
    prepare({
      'GET /v1/environments/production/canary': () => ({ json: isRunning ? running : none }),
      'POST /v1/environments/production/canary': () => {
        isRunning = true;
        return { status: 201, json: started };
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Start a canary …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Start a canary in production' });
  await within(dialog).findByText('0.2.0', { selector: 'option' });
  await user.selectOptions(within(dialog).getByLabelText('mf_feed'), '0.2.0');
  const steps = within(dialog).getByLabelText('Steps');
  await user.clear(steps);
  await user.type(steps, '5, pause:10x');
  expect(within(dialog).getByText(/steps are written like/)).not.toBeNull();
  await user.clear(steps);
  await user.type(steps, '5, pause:10m');
  await user.type(within(dialog).getByLabelText(/Members who get it/), '12, 13');
  await user.click(within(dialog).getByLabelText(/staff of this environment/));
  expect((await within(dialog).findByRole('region', { name: 'Plan' })).textContent).toContain('0.1.0 → 0.2.0');
  await user.type(within(dialog).getByLabelText('Reason'), 'try it');
  await user.click(within(dialog).getByRole('button', { name: 'Start the canary' }));

  const done = await within(dialog).findByRole('status');
  expect(done.textContent).toContain('Revision 4: 5 % of members, 2 named members and the staff get it');
  expect(within(dialog).getByText(/Abort the canary/)).not.toBeNull();
  expect(calls.find(({ request }) => request === 'POST /v1/environments/production/canary')).toMatchObject({
    body: {
      changes: { mf_feed: '0.2.0' },
      steps: [{ weight: 5 }, { pause: { seconds: 600 } }],
      cohort: { members: ['12', '13'], staff: true },
      reason: 'try it',
    },
    ifMatch: '"3"',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('list', { name: 'Steps of the canary' })).not.toBeNull();
});

test('a canary that runs shows its step, its figures against the pinned release, and that it is clearly worse', async () => {
  renderConsole('/environments/production/canary', prepare({ 'GET /v1/environments/production/canary': { json: running } }));

  const steps = await screen.findByRole('list', { name: 'Steps of the canary' });
  expect(within(steps).getByText('Pause 10 min').closest('li')?.getAttribute('aria-current')).toBe('step');
  const rows = within(screen.getByRole('region', { name: /Failures and web vitals of the canary/ })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'mf_feed@0.2.04012' + '30 %' + '2.38 s–0.063' + 'clearly worse',
    'mf_feed@0.1.06006' + '1 %' + '–––' + 'pinned',
  ]);
  expect(screen.getByText(/fails clearly more often/)).not.toBeNull();
});

test.each([
  ['Pause …', 'Pause', 'pause', 'Resume it.'],
  ['Abort …', 'Abort', 'abort', 'Retry starts it again'],
  ['Promote the canary …', 'Promote the canary', 'promote', 'Roll back the environment.'],
  ['Skip this step …', 'Skip this step', 'skip', 'Abort the canary'],
])('%s is sent with a reason, based on the present revision, and the way back is shown', async (button, submit, action, wayBack) => {
  let isRunning = true;
  const call = `POST /v1/environments/production/canary/${action}`;
  const { user, calls } = renderConsole(
    '/environments/production/canary',
    prepare({
      'GET /v1/environments/production/canary': () => ({ json: isRunning ? running : none }),
      'GET /v1/environments/production/status': { json: makeStatus('production', 4, composition) },
      [call]: () => {
        isRunning = false;
        return { status: 201, json: makeRevision(5, { kind: 'canary' }) };
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('heading').textContent).toBe(`${submit}: mf_feed@0.2.0`);
  if (action === 'promote' || action === 'skip') await within(dialog).findByRole('region', { name: 'Plan' });
  await user.type(within(dialog).getByLabelText('Reason'), 'why');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: submit })).toMatchObject({ disabled: false }));
  await user.click(within(dialog).getByRole('button', { name: submit }));

  expect(await within(dialog).findByText(new RegExp(wayBack))).not.toBeNull();
  expect(calls.find(({ request }) => request === call)).toEqual({ request: call, body: { reason: 'why' }, ifMatch: '"4"' });
});

/** Creates a registry that answers the first request for production's status immediately, and later ones after `arrive` is called. */
function withSlowStatus(changes: Replies) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let revision = 4;
  let asked = 0;
  const pause = 'POST /v1/environments/production/canary/pause';
  const replies = prepare({
    'GET /v1/environments/production/canary': { json: running },
    'GET /v1/environments/production/status': async () => {
      asked += 1;
      if (asked > 1) await arrival;
      return { json: makeStatus('production', revision, composition) };
    },
    [pause]: () => {
      revision = 5;
      return { status: 201, json: makeRevision(5, { kind: 'canary', canary }) };
    },
    ...changes,
  });
  return { replies, arrive: () => arrive() };
}

type User = ReturnType<typeof renderConsole>['user'];

async function openAction(user: User, button: string) {
  await user.click(await screen.findByRole('button', { name: `${button} …` }));
  const dialog = await screen.findByRole('dialog', { name: `${button}: mf_feed@0.2.0` });
  await user.type(await within(dialog).findByLabelText('Reason'), 'why');
  return { dialog, submit: within(dialog).getByRole('button', { name: button }) };
}

test('an action right after another one is based on what that one made, even before the new state has arrived', async () => {
  const { replies, arrive } = withSlowStatus({
    'POST /v1/environments/production/canary/resume': { status: 201, json: makeRevision(6, { kind: 'canary', canary }) },
    'GET /v1/environments/production/canary': () => ({ json: { ...running, canary: { ...canary, isPaused: calls.length > 0 } } }),
  });
  const { user, calls } = renderConsole('/environments/production/canary', replies);
  const first = await openAction(user, 'Pause');
  await user.click(first.submit);
  await user.click(await within(first.dialog).findByRole('button', { name: 'Done' }));

  const { dialog, submit } = await openAction(user, 'Resume');
  expect(submit).toMatchObject({ disabled: true });
  arrive();
  await waitFor(() => expect(submit).toMatchObject({ disabled: false }));
  await user.click(submit);
  await within(dialog).findByRole('status');
  expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"5"']);
});

test('an abort right after another action does not wait for the new state: it is repeated on what that one made', async () => {
  const abort = 'POST /v1/environments/production/canary/abort';
  const { replies } = withSlowStatus({
    'GET /v1/environments/production/canary': () => ({
      json: { ...running, revision: calls.some(({ request }) => request === abort) ? 5 : 4 },
    }),
    [abort]: (_body, headers) =>
      headers.get('if-match') === '"5"'
        ? { status: 201, json: makeRevision(6, { kind: 'canary' }) }
        : { status: 412, json: { code: 'REG_REVISION_STALE', message: 'Meanwhile Asha paused it.', requestId: '1' } },
  });
  const { user, calls } = renderConsole('/environments/production/canary', replies);
  const first = await openAction(user, 'Pause');
  await user.click(first.submit);
  await user.click(await within(first.dialog).findByRole('button', { name: 'Done' }));

  const { dialog, submit } = await openAction(user, 'Abort');
  await user.click(submit);
  expect((await within(dialog).findByRole('status')).textContent).toContain('Revision 6: Nobody gets it any more.');
  expect(calls.map(({ request, ifMatch }) => `${request.split('/').at(-1)} ${ifMatch}`)).toEqual(['pause "4"', 'abort "4"', 'abort "5"']);
});

test('an abort is refused when another canary runs by now', async () => {
  const abort = 'POST /v1/environments/production/canary/abort';
  const another = { ...running, revision: 9, canary: { ...canary, id: 'production-9' } };
  const { user, calls } = renderConsole(
    '/environments/production/canary',
    prepare({
      'GET /v1/environments/production/canary': () => ({ json: calls.length === 0 ? running : another }),
      [abort]: { status: 412, json: { code: 'REG_REVISION_STALE', message: 'Meanwhile Ben started another one.', requestId: '1' } },
    }),
  );
  const { dialog, submit } = await openAction(user, 'Abort');
  await user.click(submit);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Ben started another one');
  expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"4"']);
});

test('a form that was ready can be sent again while the state is refetched', async () => {
  const { replies } = withSlowStatus({
    'POST /v1/environments/production/canary/pause': { status: 503, json: { code: 'REG_BUSY', message: 'Try again.', requestId: '1' } },
  });
  const { user } = renderConsole('/environments/production/canary', replies);
  const { dialog, submit } = await openAction(user, 'Pause');
  await user.click(submit);
  await within(dialog).findByRole('alert');
  await waitFor(() => expect(submit).toMatchObject({ disabled: false }));
});

test('after an abort the canary shows who aborted it and why, and it can be retried', async () => {
  const end = makeRevision(5, { kind: 'canary', composition, by: 'registry', reason: 'Taken back by itself: mf_feed@0.2.0 failed' });
  const revisions = { revisions: [end, started], withdrawals: [], provenances: [], failures: [], next: null };
  const { user, calls } = renderConsole(
    '/environments/production/canary',
    prepare({
      'GET /v1/environments/production/revisions': { json: revisions },
      'POST /v1/environments/production/canary/retry': { status: 201, json: makeRevision(6, { kind: 'canary', canary }) },
    }),
  );
  const note = await screen.findByText('The canary of mf_feed@0.2.0 was taken back');
  expect(note.closest('[role=alert]')?.textContent).toContain('by registry: “Taken back by itself: mf_feed@0.2.0 failed”');
  await user.click(screen.getByRole('button', { name: 'Retry the last one …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retry: mf_feed@0.2.0' });
  await within(dialog).findByRole('region', { name: 'Plan' });
  await user.type(within(dialog).getByLabelText('Reason'), 'mended');
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByText(/it runs again, from its first step/)).not.toBeNull();
  expect(calls.some(({ request }) => request.endsWith('/canary/retry'))).toBe(true);
});

test('at an analysis the step says how many visitors are there of those that it needs', async () => {
  const [comparison] = running.comparisons;
  const waiting = {
    ...running,
    canary: { ...canary, step: 3 },
    comparisons: [{ ...comparison, canary: { version: '0.2.0', visitors: 0, failed: 0 }, isClearlyWorse: false }],
  };
  renderConsole('/environments/production/canary', prepare({ 'GET /v1/environments/production/canary': { json: waiting } }));

  const steps = await screen.findByRole('list', { name: 'Steps of the canary' });
  expect(within(steps).getByText('0 of 20 visitors').closest('li')?.textContent).toMatch(/^Analysis/);
});
