import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { text } from '../../wire/encode';
import { presentSignedIn } from './account.presenter';
import type { AccountService } from './account.service';
import { readDevice } from './read-device';
import type { SettingsService } from './settings.service';
import { twoFactorBody, twoFactorSettingsBody } from './two-factor.schema';
import type { TwoFactorService } from './two-factor.service';

type Options = { account: AccountService; settings: SettingsService; twoFactor: TwoFactorService };

const tags = ['account'];

export const twoFactorRoutes: FastifyPluginAsyncZod<Options> = async (app, { account, settings, twoFactor }) => {
  app.post(
    '/two-factor',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in with a code, after the password',
        description: 'Unlike the contract’s call it needs `two_factor_token`, which `auth` answered: a code does not prove the password.',
        tags,
        body: twoFactorBody,
      },
    },
    async (request) => {
      const { user_id: memberId, code, two_factor_token: token } = request.body;
      return presentSignedIn(await account.finishSignIn({ token, memberId, code }, readDevice(request, '')));
    },
  );

  app.post(
    '/two-factor-settings',
    {
      schema: {
        summary: 'Switch codes of an authenticator app on or off',
        description:
          'A call of this provider’s own. `begin` answers `secret` and `uri` once, `confirm` and `renew_codes` ten `recovery_codes` once.',
        tags,
        body: twoFactorSettingsBody,
      },
    },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { body } = request;
      switch (body.type) {
        case 'get':
          return { is_on: await twoFactor.isOn(memberId), recovery_codes_left: text(await twoFactor.countRecoveryCodes(memberId)) };
        case 'begin': {
          const username = await settings.assertPassword(memberId, body.password, request.ip);
          return twoFactor.begin(memberId, username);
        }
        case 'confirm':
          return { recovery_codes: await twoFactor.confirm(memberId, body.code) };
        case 'renew_codes':
          await settings.assertPassword(memberId, body.password, request.ip);
          return { recovery_codes: await twoFactor.renewRecoveryCodes(memberId, body.code) };
        case 'switch_off':
          await settings.assertPassword(memberId, body.password, request.ip);
          await twoFactor.switchOff(memberId, body.code);
          return { message: 'Two-factor sign-in is off' };
      }
    },
  );
};
