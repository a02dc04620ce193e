import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import { FieldError } from '../../lib/contract.errors';
import type { MediaService } from '../media/media.service';
import { SwitchedOffError } from './account.errors';
import type { MemberChange } from './settings.repository';
import { updateUserDataBody } from './settings.schema';
import type { SettingsService } from './settings.service';

type Body = z.output<typeof updateUserDataBody>;

const tags = ['account'];

/** Calls of other hosts of this kind that this one answers with a plain no. */
const SWITCHED_OFF = {
  '/two-factor': 'Signing in with a code',
  '/social-login': 'Signing in with another site',
  '/send-reset-password-email': 'Resetting the password by e-mail',
};

export const settingsRoutes: FastifyPluginAsyncZod<{ settings: SettingsService; media: MediaService }> = async (
  app,
  { settings, media },
) => {
  app.post(
    '/update-user-data',
    { schema: { summary: 'Change one’s profile, pictures or password', tags, body: updateUserDataBody } },
    async (request) => {
      const { body, incomingFiles: files } = request;
      await settings.change(getIdentity(request), {
        change: toChange(body),
        password: toPasswordWish(body),
        address: request.ip,
        hasPictures: files.some(({ field }) => field === 'avatar' || field === 'cover'),
        async storePictures() {
          const avatarPath = await media.storeOptionalImage(files, 'avatar');
          const coverPath = await media.storeOptionalImage(files, 'cover');
          return { ...(avatarPath && { avatarPath }), ...(coverPath && { coverPath }) };
        },
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

/** Only what was sent. */
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

/** @throws {FieldError} when one of the two is there without the other. */
function toPasswordWish({ current_password: current, new_password: next }: Body): { current: string; next: string } | null {
  if (next === undefined) return null;
  if (!current) throw new FieldError('current_password', 'must not be empty');
  return { current, next };
}
