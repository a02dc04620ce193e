import { screen } from '@testing-library/react';
import { operator } from '../../testing/fake-registry';
import { renderConsole } from '../../testing/render-console';

const refusal = { code: 'REG_TOKEN_REQUIRED', message: 'A valid token is needed.', requestId: '1' };
const empty = { 'GET /v1/environments': { json: { environments: [] } }, 'GET /v1/remotes': { json: { remotes: [] } } };

test('a token that the registry knows signs in, stays in this tab and never in the address', async () => {
  const { user } = renderConsole('/', empty, { isSignedIn: false });
  await user.type(screen.getByLabelText('Token'), ' mfp_mine {Enter}');
  expect(await screen.findByText(operator.name)).not.toBeNull();
  expect(sessionStorage.getItem('registry_token')).toBe('mfp_mine');
  expect([window.location.href, localStorage.length]).toEqual([expect.not.stringContaining('mfp'), expect.any(Number)]);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByLabelText('Token')).not.toBeNull();
  expect(sessionStorage.getItem('registry_token')).toBeNull();
});

test('a token that the registry refuses is said to be unknown, and stays in the field', async () => {
  const { user } = renderConsole('/', { ...empty, 'GET /v1/token': { status: 401, json: refusal } }, { isSignedIn: false });
  const field = screen.getByLabelText('Token');
  await user.type(field, 'mfp_old{Enter}');
  expect(await screen.findByText(/does not know this token/)).not.toBeNull();
  expect(field).toMatchObject({ value: 'mfp_old' });
  expect(sessionStorage.getItem('registry_token')).toBeNull();
});

test('a token that is revoked meanwhile leads back to the form, which says why', async () => {
  renderConsole('/', { ...empty, 'GET /v1/environments': { status: 401, json: refusal } });
  expect((await screen.findByRole('alert')).textContent).toContain('revoked or has expired');
});
