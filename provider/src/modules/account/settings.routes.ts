import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import { SwitchedOffError } from './account.errors';
import type { MemberChange } from './settings.repository';
import { updateUserDataBody } from './settings.schema';
import type { PasswordChange, SettingsService } from './settings.service';

type Body = z.output<typeof updateUserDataBody>;

const tags = ['account'];

/** Calls of the contract that this host refuses, with the names that the refusal shows. */
const SWITCHED_OFF = {
  '/social-login': 'Signing in with another site',
};

export const settingsRoutes: FastifyPluginAsyncZod<{ settings: SettingsService }> = async (app, { settings }) => {
  app.post(
    '/update-user-data',
    {
      schema: {
        summary: 'Change one’s profile, pictures or password',
        description: 'A new password, and another e-mail address, need `current_password`.',
        tags,
        body: updateUserDataBody,
      },
    },
    async (request) => {
      const { body, incomingFiles: files } = request;
      await settings.change(getIdentity(request), {
        change: toChange(body),
        password: toPasswordChange(body),
        currentPassword: body.current_password ?? '',
        address: request.ip,
        files,
      });
      return { message: 'Your profile was updated' };
    },
  );

  for (const [path, name] of Object.entries(SWITCHED_OFF)) {
    app.post(path, { config: { access: 'public' }, schema: { summary: `${name}: off`, tags } }, async () => {
      throw new SwitchedOffError(name);
    });
  }
};

/** Maps the fields that were sent to columns. */
function toChange(body: Body): MemberChange {
  const change: MemberChange = {
    username: body.username,
    email: body.email,
    firstName: body.first_name,
    lastName: body.last_name,
    about: body.about,
    gender: body.gender,
    birthday: body.birthday,
    phone: body.phone_number,
    website: body.website,
    address: body.address,
    working: body.working,
    school: body.school,
    confirmsFollowers: body.confirm_followers,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function toPasswordChange({ current_password: current = '', new_password: next }: Body): PasswordChange | null {
  return next === undefined ? null : { current, next };
}
