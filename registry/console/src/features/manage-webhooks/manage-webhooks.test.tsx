import { screen, within } from '@testing-library/react';
import { makeEnvironment, type Replies } from '../../testing/fake-registry';
import { renderConsole } from '../../testing/render-console';

const webhook = {
  id: 1,
  environment: 'production',
  url: 'https://hooks.example.org/releases',
  events: ['revision.created'],
  format: 'json',
  createdBy: 'Asha',
  createdAt: '2026-03-01T10:00:00.000Z',
  waiting: 0,
  dead: 1,
};
const dead = {
  id: `msg_${'0'.repeat(36)}`,
  webhook: 1,
  type: 'revision.created',
  summary: 'production 4: pin mf_feed 0.1.0 → 0.2.0 by Asha: faster',
  state: 'dead',
  attempts: 14,
  createdAt: '2026-03-01T10:00:00.000Z',
  nextAttemptAt: null,
  changedAt: '2026-03-01T18:00:00.000Z',
  status: 500,
  error: 'answered 500',
};

function prepare(changes: Replies = {}): Replies {
  return {
    'GET /v1/environments': { json: { environments: [makeEnvironment('production')] } },
    'GET /v1/webhooks': { json: { webhooks: [webhook] } },
    'GET /v1/webhooks/1/deliveries': { json: { deliveries: [dead] } },
    ...changes,
  };
}

test('a delivery that was given up is shown with its failure, and sent again under its id', async () => {
  let delivery = dead;
  const call = `POST /v1/webhooks/1/deliveries/${dead.id}/redeliver`;
  const { user, calls } = renderConsole(
    '/webhooks',
    prepare({
      'GET /v1/webhooks/1/deliveries': () => ({ json: { deliveries: [delivery] } }),
      [call]: () => {
        delivery = { ...dead, state: 'waiting', attempts: 0 };
        return { json: delivery };
      },
    }),
  );
  const table = await screen.findByRole('region', { name: 'Deliveries of webhook 1' });
  expect(table.textContent).toContain('Given up');
  expect(table.textContent).toContain('answered 500');
  await user.click(screen.getByRole('button', { name: 'Send the one that was given up again' }));

  expect(await within(table).findByText('Waiting')).not.toBeNull();
  expect(calls.map(({ request }) => request)).toEqual([call]);
});

test('a webhook is added, and its secret is shown once', async () => {
  const { user, calls } = renderConsole(
    '/webhooks',
    prepare({ 'POST /v1/webhooks': { status: 201, json: { ...webhook, id: 2, secret: 'whsec_c2VjcmV0' } } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add a webhook …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' });
  await within(dialog).findByText('production', { selector: 'option' });
  await user.type(within(dialog).getByLabelText('Address'), 'https://hooks.example.org/x');
  await user.selectOptions(within(dialog).getByLabelText('Body'), 'a text for Slack');
  await user.click(within(dialog).getByRole('button', { name: 'Add the webhook' }));

  expect(await within(dialog).findByText('whsec_c2VjcmV0')).not.toBeNull();
  expect(calls).toEqual([
    {
      request: 'POST /v1/webhooks',
      body: { environment: 'production', url: 'https://hooks.example.org/x', format: 'slack' },
      ifMatch: null,
    },
  ]);
});

test('a refused address says why, and what was typed is still there', async () => {
  const refusal = { code: 'REG_WEBHOOK_ADDRESS_REFUSED', message: 'Nothing is sent there: it is private.', requestId: '1' };
  const { user } = renderConsole('/webhooks', prepare({ 'POST /v1/webhooks': { status: 422, json: refusal } }));
  await user.click(await screen.findByRole('button', { name: 'Add a webhook …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' });
  await user.type(within(dialog).getByLabelText('Address'), 'http://10.0.0.1');
  await user.click(within(dialog).getByRole('button', { name: 'Add the webhook' }));

  expect((await within(dialog).findByRole('alert')).textContent).toContain('REG_WEBHOOK_ADDRESS_REFUSED');
  expect(within(dialog).getByLabelText('Address')).toMatchObject({ value: 'http://10.0.0.1' });
});

test('a test event is sent, and a webhook is removed: its deliveries are not asked for any more', async () => {
  let webhooks = [webhook];
  const asked: string[] = [];
  const { user, calls } = renderConsole(
    '/webhooks',
    prepare({
      'GET /v1/webhooks': () => ({ json: { webhooks } }),
      'GET /v1/webhooks/1/deliveries': () => (asked.push(webhooks.length === 0 ? 'after' : 'before'), { json: { deliveries: [dead] } }),
      'POST /v1/webhooks/1/test': { status: 201, json: { ...dead, type: 'webhook.test', state: 'waiting' } },
      'DELETE /v1/webhooks/1': () => ((webhooks = []), { json: webhook }),
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Test webhook 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove webhook 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove webhook 1' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));

  expect((await within(dialog).findByRole('status')).textContent).toContain('hooks.example.org');
  expect(await screen.findByText('No webhook is told of anything')).not.toBeNull();
  expect(calls.map(({ request }) => request)).toEqual(['POST /v1/webhooks/1/test', 'DELETE /v1/webhooks/1']);
  expect([asked.includes('before'), asked.includes('after')]).toEqual([true, false]);
});

test('a webhook that another operator removed is not shown any more once its deliveries are unknown', async () => {
  const unknown = { code: 'REG_WEBHOOK_UNKNOWN', message: 'There is no webhook 1.', requestId: '1' };
  renderConsole('/webhooks', prepare({ 'GET /v1/webhooks/1/deliveries': { status: 404, json: unknown } }));
  expect(await screen.findByText('No webhook is told of anything')).not.toBeNull();
  expect(screen.queryByText(new RegExp(unknown.message))).toBeNull();
});

test('removing a webhook that another operator has removed succeeds', async () => {
  let webhooks = [webhook];
  const unknown = { code: 'REG_WEBHOOK_UNKNOWN', message: 'There is no webhook 1.', requestId: '1' };
  const { user } = renderConsole(
    '/webhooks',
    prepare({
      'GET /v1/webhooks': () => ({ json: { webhooks } }),
      'DELETE /v1/webhooks/1': () => ((webhooks = []), { status: 404, json: unknown }),
      'GET /v1/webhooks/1/deliveries': () => (webhooks.length === 0 ? { status: 404, json: unknown } : { json: { deliveries: [dead] } }),
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove webhook 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove webhook 1' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));

  expect((await within(dialog).findByRole('status')).textContent).toContain('hooks.example.org');
  expect(await screen.findByText('No webhook is told of anything')).not.toBeNull();
  expect(screen.queryByText(unknown.message)).toBeNull();
});
