import { screen, waitFor } from '@testing-library/react';
import { makeEnvironment, makeExplanation, makeStatus, type Replies } from '../../testing/fake-registry';
import { renderConsole } from '../../testing/render-console';

const schema = {
  type: 'object',
  properties: {
    pageSize: { type: 'integer', default: 10, description: 'Posts of a page.' },
    stories: { type: 'boolean', default: true },
    layout: { enum: ['wide', 'narrow'] },
    greeting: { type: 'string' },
    topics: { type: 'array', items: { type: 'string' } },
  },
};
const environment = makeEnvironment('production', {});

const replies = (values: object, change: Replies = {}): Replies => ({
  'GET /v1/environments': {
    json: { environments: [{ ...environment, settings: { ...environment.settings, configuration: { mf_feed: values } } }] },
  },
  'GET /v1/environments/production/status': { json: makeStatus('production', 3, { shell: '1.0.0', mf_feed: '0.2.0' }) },
  'GET /v1/environments/production/explanation': { json: makeExplanation('production', []) },
  'GET /v1/environments/production/configuration': {
    json: { environment: 'production', settingsVersion: 1, remotes: [{ remote: 'mf_feed', version: '0.2.0', schema, values }] },
  },
  'PUT /v1/environments/production': (body) => ({ json: { ...environment, settings: body, settingsVersion: 2 } }),
  ...change,
});

test('settings that a remote declares are shown with their defaults, changed, and sent as values of their types', async () => {
  const { user, calls } = renderConsole('/environments/production/settings', replies({ stories: false, greeting: 'hello' }));
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(`mf_feed.${name}`);

  expect((await field('pageSize')).value).toBe('');
  expect(screen.getByText('Posts of a page. Default 10.')).not.toBeNull();
  expect([(await field('stories')).value, (await field('greeting')).value]).toEqual(['false', 'hello']);
  await user.type(await field('pageSize'), '20');
  await user.selectOptions(await field('stories'), 'Default');
  await user.selectOptions(await field('layout'), 'narrow');
  await user.clear(await field('greeting'));
  await user.type(await field('greeting'), '20');
  await user.click(await field('topics'));
  await user.paste('["news"]');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));

  expect(await screen.findByText('Saved as version 2.')).not.toBeNull();
  const sent = calls.find(({ request }) => request === 'PUT /v1/environments/production');
  expect(sent?.body).toMatchObject({ configuration: { mf_feed: { pageSize: 20, layout: 'narrow', greeting: '20', topics: ['news'] } } });
  expect(Object.keys((sent as { body: { configuration: { mf_feed: object } } }).body.configuration.mf_feed)).not.toContain('stories');
});

test('a value that is no JSON is not sent, and a refusal of the registry is shown', async () => {
  const refusal = {
    code: 'REG_CONFIGURATION_REFUSED',
    message: 'The configuration is refused: mf_feed@0.2.0: pageSize must be <= 50.',
    requestId: 'x',
  };
  const { user, calls } = renderConsole(
    '/environments/production/settings',
    replies({}, { 'PUT /v1/environments/production': { status: 422, json: refusal } }),
  );
  const pageSize = await screen.findByLabelText<HTMLInputElement>('mf_feed.pageSize');
  await user.type(pageSize, 'many');
  expect(pageSize.validationMessage).toContain('Write JSON');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(calls.some(({ request }) => request.startsWith('PUT'))).toBe(false);

  await user.clear(pageSize);
  await user.type(pageSize, '100');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(screen.getByText(/pageSize must be <= 50/)).not.toBeNull());
});

test('changes that are not saved are still there after another page of the console, are said, and can be discarded', async () => {
  const { user } = renderConsole('/environments/production/settings', replies({ pageSize: 5 }));
  await user.type(await screen.findByLabelText('Name that members see'), ' Club');
  await user.type(await screen.findByLabelText('mf_feed.pageSize'), '0');
  await user.click(screen.getByRole('link', { name: 'Runs now' }));
  await user.click(screen.getByRole('link', { name: 'Settings' }));

  const brand = await screen.findByLabelText<HTMLInputElement>('Name that members see');
  const pageSize = await screen.findByLabelText<HTMLInputElement>('mf_feed.pageSize');
  expect([brand.value, pageSize.value]).toEqual(['Social Club', '50']);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  expect(screen.getByText('Your changes are not saved.')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect([brand.value, pageSize.value]).toEqual(['Social', '5']);
  expect(screen.queryByText('Your changes are not saved.')).toBeNull();
});
