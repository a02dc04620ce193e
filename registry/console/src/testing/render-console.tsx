import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app';
import { createFakeRegistry, operator, type Replies } from './fake-registry';

/** Renders the console at an address, signed in. Only the network is faked. */
export function renderConsole(address: string, replies: Replies, { isSignedIn = true } = {}) {
  window.history.replaceState(null, '', address);
  if (isSignedIn) sessionStorage.setItem('registry_token', 'mfp_test');
  const { connection, ...seen } = createFakeRegistry({
    'GET /v1/token': { json: operator },
    'GET /v1/sign-in': { json: { openId: null } },
    ...replies,
  });
  render(<App connection={connection} />);
  return { user: userEvent.setup({ delay: null }), ...seen };
}
