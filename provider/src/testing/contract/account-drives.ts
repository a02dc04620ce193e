import { createAccount } from '@social/api/account/create-account';
import { fetchSessionId } from '@social/api/account/fetch-session-id';
import { endSession, fetchSessions } from '@social/api/account/sessions';
import { signIn } from '@social/api/account/sign-in';
import { signOut } from '@social/api/account/sign-out';
import { fetchCounts } from '@social/api/notifications/fetch-general-data';
import { fetchSiteSettings } from '@social/api/site/fetch-site-settings';
import type { Drives } from './world';

export const accountDrives: Drives = {
  'get-site-settings': async ({ nobody }) => {
    const { postColors } = await fetchSiteSettings(nobody);
    expect(postColors.size).toBeGreaterThan(3);
  },

  auth: async ({ nobody, ana }) => {
    await expect(signIn(nobody, ana)).resolves.toMatchObject({ userId: ana.id, membership: false });
    await expect(signIn(nobody, { ...ana, password: 'wrong' })).rejects.toMatchObject({ kind: 'refused', memberText: expect.stringMatching(/\w/) });
  },

  'create-account': async ({ nobody, mode }) => {
    const account = { username: `new_${mode}`, email: `new-${mode}@example.org`, password: 'long-enough', confirmPassword: 'long-enough' };
    const outcome = mode === 'strict' ? 'signed-in' : 'verification-needed';
    await expect(createAccount(nobody, account)).resolves.toMatchObject({ outcome });
    await expect(createAccount(nobody, account)).rejects.toMatchObject({ kind: 'refused' });
  },

  'sessions get': async ({ ana }) => {
    await expect(fetchSessionId(ana.client)).resolves.toMatch(/^[\da-f]{20,}$/);
  },

  'sessions delete': async ({ nobody, member }) => {
    const one = await member();
    await signIn(nobody, one);
    const [newest, own, ...others] = await fetchSessions(one.client);
    expect(others).toEqual([]);
    if (!newest || !own) throw new Error('Two sessions were opened, and fewer are listed.');
    await endSession(one.client, newest.id);
    await expect(fetchSessions(one.client)).resolves.toMatchObject([{ id: own.id }]);
  },

  'delete-access-token': async ({ member }) => {
    const one = await member();
    await signOut(one.client);
    await expect(fetchCounts(one.client)).rejects.toMatchObject({ kind: 'signed-out' });
  },
};
