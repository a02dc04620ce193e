import { changePassword } from '@social/api/account/change-password';
import { createAccount } from '@social/api/account/create-account';
import { checkResetLink, requestPasswordReset, resetPassword } from '@social/api/account/password-reset';
import { fetchSessionId } from '@social/api/account/fetch-session-id';
import { endSession, fetchSessions } from '@social/api/account/sessions';
import { finishSignIn, signIn } from '@social/api/account/sign-in';
import { beginTwoFactor, confirmTwoFactor, fetchTwoFactor, renewRecoveryCodes, switchTwoFactorOff } from '@social/api/account/two-factor';
import { signOut } from '@social/api/account/sign-out';
import { fetchUnseenCounts } from '@social/api/notifications/fetch-general-data';
import { fetchPerson } from '@social/api/people/fetch-person';
import { updateProfile } from '@social/api/people/update-profile';
import { fetchSiteSettings } from '@social/api/site/fetch-site-settings';
import { object } from '@social/api/wire';
import { computeCode, fromBase32, toTimeStep } from '../../lib/totp';
import type { ContractTests, TestContext, TestMember } from './test-context';

/** Expects this host's refusal of calls that are turned off. */
function expectTurnedOff(call: string) {
  return async ({ nobody }: TestContext) => {
    await expect(nobody.call(call, { reply: object({}), anonymous: true })).rejects.toMatchObject({
      kind: 'refused',
      memberText: expect.stringMatching(/turned off/),
    });
  };
}

/** Requests a link for a new member and returns its token. */
async function takeResetLink({ nobody, provider, member }: TestContext) {
  const one = await member();
  await requestPasswordReset(nobody, `${one.username}@example.org`);
  return { one, token: /#(\S+)/.exec(provider.mails.at(-1)?.text ?? '')?.[1] ?? '' };
}

/** Turns two-factor sign-in on for a member. Returns a code that has not been used. */
async function switchTwoFactorOn({ provider }: TestContext, { client, password }: TestMember) {
  const { secret } = await beginTwoFactor(client, password);
  const codeAt = (steps: number) => computeCode(fromBase32(secret), toTimeStep(provider.now()) + steps);
  const recoveryCodes = await confirmTwoFactor(client, codeAt(0));
  return { recoveryCodes, nextCode: () => codeAt(1) };
}

export const accountContractTests: ContractTests = {
  'get-site-settings': async ({ nobody }) => {
    const { postColors, ...settings } = await fetchSiteSettings(nobody);
    expect(postColors.size).toBeGreaterThan(3);
    expect(settings).toMatchObject({
      storesPhotoDescriptions: true,
      canEditPhotoDescriptions: true,
      canStageUploads: true,
      canEndPolls: true,
    });
  },

  auth: async ({ nobody, ana }) => {
    await expect(signIn(nobody, ana)).resolves.toMatchObject({ userId: ana.id, membership: false });
    await expect(signIn(nobody, { ...ana, password: 'wrong' })).rejects.toMatchObject({
      kind: 'refused',
      memberText: expect.stringMatching(/\w/),
    });
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
    // The current session comes first: older clients read its token there.
    const [own, newest, ...earlier] = await fetchSessions(one.client);
    if (!newest) throw new Error('Two devices are signed in, and fewer are listed.');
    await endSession(one.client, newest.id);
    await expect(fetchSessions(one.client)).resolves.toEqual([own, ...earlier]);
  },

  'update-user-data': async ({ nobody, member, ana, picture }) => {
    const one = await member();
    await updateProfile(one.client, { firstName: 'Asha', lastName: "O'Neill", about: 'Tea & time', avatar: await picture() });
    await expect(fetchPerson(ana.client, one.id)).resolves.toMatchObject({
      name: "Asha O'Neill",
      about: 'Tea & time',
      avatarUrl: expect.stringMatching(/^http/),
    });
    await expect(updateProfile(one.client, { website: 'no address' })).rejects.toMatchObject({ kind: 'refused' });
    await expect(changePassword(one.client, { current: 'wrong', next: 'another-password' })).rejects.toMatchObject({ kind: 'refused' });
    await changePassword(one.client, { current: one.password, next: 'another-password' });
    await expect(signIn(nobody, { ...one, password: 'another-password' })).resolves.toMatchObject({ userId: one.id });
  },

  'two-factor': async (context) => {
    const one = await context.member();
    const { nextCode } = await switchTwoFactorOn(context, one);
    const outcome = await signIn(context.nobody, one);
    if (outcome.outcome !== 'code-needed') throw new Error('No code is asked for.');
    await expect(finishSignIn(context.nobody, outcome, '000000')).rejects.toMatchObject({
      kind: 'refused',
      memberText: expect.stringMatching(/\w/),
    });
    await expect(finishSignIn(context.nobody, outcome, nextCode())).resolves.toMatchObject({ userId: one.id });
  },

  'two-factor-settings get': async ({ ana }) => {
    await expect(fetchTwoFactor(ana.client)).resolves.toEqual({ isOn: false, recoveryCodesLeft: 0 });
  },

  'two-factor-settings begin': async ({ member }) => {
    const one = await member();
    const { secret, uri } = await beginTwoFactor(one.client, one.password);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    await expect(beginTwoFactor(one.client, 'wrong')).rejects.toMatchObject({ kind: 'refused' });
  },

  'two-factor-settings confirm': async (context) => {
    const one = await context.member();
    const { recoveryCodes } = await switchTwoFactorOn(context, one);
    expect(recoveryCodes).toHaveLength(10);
    await expect(fetchTwoFactor(one.client)).resolves.toEqual({ isOn: true, recoveryCodesLeft: 10 });
  },

  'two-factor-settings renew_codes': async (context) => {
    const one = await context.member();
    const { recoveryCodes, nextCode } = await switchTwoFactorOn(context, one);
    const renewed = await renewRecoveryCodes(one.client, { password: one.password, code: nextCode() });
    expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
    await expect(renewRecoveryCodes(one.client, { password: one.password, code: 'nonsense' })).rejects.toMatchObject({ kind: 'refused' });
  },

  'two-factor-settings switch_off': async (context) => {
    const one = await context.member();
    const { nextCode } = await switchTwoFactorOn(context, one);
    await switchTwoFactorOff(one.client, { password: one.password, code: nextCode() });
    await expect(fetchTwoFactor(one.client)).resolves.toEqual({ isOn: false, recoveryCodesLeft: 0 });
  },

  'social-login': expectTurnedOff('social-login'),

  'send-reset-password-email': async ({ nobody, provider, member }) => {
    const one = await member();
    await requestPasswordReset(nobody, `${one.username}@example.org`);
    expect(provider.mails.at(-1)).toMatchObject({ to: `${one.username}@example.org` });
    await expect(requestPasswordReset(nobody, 'no address')).rejects.toMatchObject({ kind: 'refused' });
  },

  'reset-password check': async (context) => {
    const { token, one } = await takeResetLink(context);
    await expect(checkResetLink(context.nobody, token)).resolves.toEqual({ state: 'valid', username: one.username });
    await expect(checkResetLink(context.nobody, 'nonsense')).resolves.toEqual({ state: 'unknown' });
  },

  'reset-password reset': async (context) => {
    const { token, one } = await takeResetLink(context);
    await resetPassword(context.nobody, { token, password: 'another-password' });
    await expect(signIn(context.nobody, { ...one, password: 'another-password' })).resolves.toMatchObject({ userId: one.id });
    await expect(resetPassword(context.nobody, { token, password: 'a-third-password' })).rejects.toMatchObject({ kind: 'refused' });
    await expect(checkResetLink(context.nobody, token)).resolves.toEqual({ state: 'used' });
  },

  'delete-access-token': async ({ member }) => {
    const one = await member();
    await signOut(one.client);
    await expect(fetchUnseenCounts(one.client)).rejects.toMatchObject({ kind: 'signed-out' });
  },
};
