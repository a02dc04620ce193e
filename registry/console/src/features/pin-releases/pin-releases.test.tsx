import { screen, waitFor, within } from '@testing-library/react';
import { makeEnvironment, makeExplanation, makeListedRelease, makeRevision, makeStatus, type Replies } from '../../testing/fake-registry';
import { renderConsole } from '../../testing/render-console';

const composition = { shell: '1.0.0', mf_feed: '0.1.0' };
const pinCall = 'POST /v1/environments/production/revisions';
const plan = {
  environment: 'production',
  basedOn: 3,
  composition: { ...composition, mf_feed: '0.2.0' },
  changes: [{ remote: 'mf_feed', from: '0.1.0', to: '0.2.0' }],
  fallbacks: { mf_feed: '0.1.0' },
  verdicts: [{ gate: 'bytes', status: 'passed', problems: [] }],
  isAccepted: true,
  downloadBytes: 2048,
  deprecations: [],
};
const pinned = makeRevision(4, { changes: plan.changes, by: 'Asha' });

function prepare(changes: Replies = {}): Replies {
  const latest = (remote: string) => ({
    remote,
    owners: [],
    latest: { version: '0.2.0', publishedBy: 'x', publishedAt: pinned.at },
    pinnedIn: [],
  });
  return {
    'GET /v1/environments': { json: { environments: [makeEnvironment('production')] } },
    'GET /v1/environments/production/status': { json: makeStatus('production', 3, composition) },
    'GET /v1/environments/production/explanation': { json: makeExplanation('production', []) },
    'GET /v1/environments/production/revisions': {
      json: { revisions: [makeRevision(3)], withdrawals: [], provenances: [], failures: [], next: null },
    },
    'GET /v1/remotes': { json: { remotes: [latest('shell'), latest('mf_feed')] } },
    'GET /v1/releases/shell': { json: { releases: [makeListedRelease('shell', '1.0.0')] } },
    'GET /v1/releases/mf_feed': { json: { releases: [makeListedRelease('mf_feed', '0.2.0'), makeListedRelease('mf_feed', '0.1.0')] } },
    'POST /v1/environments/production/plan': { json: plan },
    'POST /v1/environments/production/revisions': { status: 201, json: pinned },
    ...changes,
  };
}

async function openAndChoose(replies: Replies) {
  const rendered = renderConsole('/environments/production', replies);
  await rendered.user.click(await screen.findByRole('button', { name: 'Pin …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pin in production' });
  await within(dialog).findByText('0.2.0', { selector: 'option' });
  await rendered.user.selectOptions(within(dialog).getByLabelText('mf_feed'), '0.2.0');
  return { ...rendered, dialog };
}

test('the plan is shown before anything moves; the pin is based on the revision that was seen, and the way back is shown', async () => {
  const { user, calls, dialog } = await openAndChoose(prepare());
  const shown = await within(dialog).findByRole('region', { name: 'Plan' });
  expect(shown.textContent).toContain('0.1.0 → 0.2.0');
  expect(shown.textContent).toContain('2.0 KB');
  expect(within(shown).getByText('bytes: passed')).not.toBeNull();
  expect(calls.map(({ request }) => request)).toEqual(['POST /v1/environments/production/plan']);

  await user.type(within(dialog).getByLabelText('Reason'), 'why');
  await user.click(within(dialog).getByRole('button', { name: 'Pin one release' }));

  expect((await within(dialog).findByRole('status')).textContent).toContain('Revision 4: mf_feed 0.1.0 → 0.2.0');
  expect(within(dialog).getByText(/Roll back production to revision 3/)).not.toBeNull();
  expect(calls.find(({ request }) => request === pinCall)).toEqual({
    request: pinCall,
    body: { changes: { mf_feed: '0.2.0' }, reason: 'why', skipGates: [] },
    ifMatch: '"3"',
  });
});

test('without a reason nothing is sent', async () => {
  const { user, calls, dialog } = await openAndChoose(prepare());
  await within(dialog).findByRole('region', { name: 'Plan' });
  await user.click(within(dialog).getByRole('button', { name: 'Pin one release' }));
  expect(within(dialog).getByText(/Say why/)).not.toBeNull();
  expect(calls.map(({ request }) => request)).not.toContain(pinCall);
});

test('a double click sends one pin, and Enter while it is sent sends no other', async () => {
  let answer = () => {};
  const arrived = new Promise<void>((resolve) => (answer = resolve));
  const replies = prepare({
    [pinCall]: async () => {
      await arrived;
      return { status: 201, json: makeRevision(4, { changes: plan.changes }) };
    },
  });
  const { user, calls, dialog } = await openAndChoose(replies);
  await within(dialog).findByRole('region', { name: 'Plan' });
  await user.type(within(dialog).getByLabelText('Reason'), 'why');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Pin one release' }));
  await user.type(within(dialog).getByLabelText('Reason'), '{Enter}');
  answer();

  await within(dialog).findByRole('status');
  expect(calls.filter(({ request }) => request === pinCall)).toHaveLength(1);
});

test('a pasted reason that is too long stays whole, and is not sent', async () => {
  const { user, calls, dialog } = await openAndChoose(prepare());
  await within(dialog).findByRole('region', { name: 'Plan' });
  const reason = within(dialog).getByLabelText<HTMLInputElement>('Reason');
  await user.click(reason);
  await user.paste('x'.repeat(520));
  await user.click(within(dialog).getByRole('button', { name: 'Pin one release' }));

  expect(within(dialog).getByText('20 characters too long')).not.toBeNull();
  expect(reason.value).toHaveLength(520);
  expect(calls.map(({ request }) => request)).not.toContain(pinCall);
});

test('after a lost race the changes of others are shown, typed text is kept, and continuing needs a confirmation', async () => {
  let revision = 3;
  const theirs = makeRevision(4, { by: 'Ben', reason: 'hotfix', changes: [{ remote: 'shell', from: '1.0.0', to: '1.0.1' }] });
  const replies = prepare({
    'GET /v1/environments/production/status': () => ({ json: makeStatus('production', revision, composition) }),
    'GET /v1/environments/production/revisions': () => ({
      json: {
        revisions: revision === 4 ? [theirs, makeRevision(3)] : [makeRevision(3)],
        withdrawals: [],
        provenances: [],
        failures: [],
        next: null,
      },
    }),
    'POST /v1/environments/production/revisions': (_body, headers) => {
      if (headers.get('if-match') === '"4"') return { status: 201, json: makeRevision(5, { changes: plan.changes }) };
      revision = 4;
      return { status: 412, json: { code: 'REG_REVISION_STALE', message: 'Meanwhile Ben pinned.', requestId: '1' } };
    },
  });
  const { user, calls, dialog } = await openAndChoose(replies);
  await within(dialog).findByRole('region', { name: 'Plan' });
  await user.type(within(dialog).getByLabelText('Reason'), 'why');
  await user.click(within(dialog).getByRole('button', { name: 'Pin one release' }));

  const notice = (await within(dialog).findByText('Ben changed this meanwhile.')).closest('[role=alert]');
  expect(notice?.textContent).toContain('Ben pinned shell 1.0.0 → 1.0.1. “hotfix”');
  expect(within(dialog).getByLabelText('Reason')).toMatchObject({ value: 'why' });
  expect(within(dialog).getByLabelText('mf_feed')).toMatchObject({ value: '0.2.0' });
  expect(within(dialog).getByRole('button', { name: 'Pin one release' })).toMatchObject({ disabled: true });

  await user.click(within(dialog).getByRole('button', { name: 'Plan again from revision 4' }));
  await user.click(within(dialog).getByRole('button', { name: 'Pin one release' }));
  expect((await within(dialog).findByRole('status')).textContent).toContain('Revision 5');
  expect(calls.filter(({ request }) => request === pinCall).map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']);
});

test('after a pin of one’s own the next one starts from what it made, even before the new state has arrived', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let revision = 3;
  const replies = prepare({
    'GET /v1/environments/production/status': async () => {
      if (revision === 4) await arrival;
      return { json: makeStatus('production', revision, composition) };
    },
    'POST /v1/environments/production/revisions': () => {
      revision += 1;
      return { status: 201, json: makeRevision(revision, { changes: plan.changes }) };
    },
  });
  const { user, calls, dialog } = await openAndChoose(replies);
  async function pin(shown: HTMLElement) {
    await within(shown).findByRole('region', { name: 'Plan' });
    await user.type(within(shown).getByLabelText('Reason'), 'why');
    await user.click(within(shown).getByRole('button', { name: 'Pin one release' }));
  }
  await pin(dialog);
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));

  await user.click(screen.getByRole('button', { name: 'Pin …' }));
  const next = await screen.findByRole('dialog', { name: 'Pin in production' });
  await within(next).findByText('0.2.0', { selector: 'option' });
  await user.selectOptions(within(next).getByLabelText('mf_feed'), '0.2.0');
  expect(within(next).getByRole('button', { name: 'Pin one release' })).toMatchObject({ disabled: true });
  arrive();
  await waitFor(() => expect(within(next).getByRole('button', { name: 'Pin one release' })).toMatchObject({ disabled: false }));
  expect(within(next).queryByText(/changed this meanwhile/)).toBeNull();
  await pin(next);
  expect((await within(next).findByRole('status')).textContent).toContain('Revision 5');
  expect(calls.filter(({ request }) => request === pinCall).map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']);
});
