import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { resetPasswordBody, sendResetBody } from './password-resets.schema';
import type { PasswordResetService } from './password-resets.service';

const config = { access: 'public' } as const;
const tags = ['account'];

export const passwordResetRoutes: FastifyPluginAsyncZod<{ passwordResets: PasswordResetService }> = async (app, { passwordResets }) => {
  app.post(
    '/send-reset-password-email',
    { config, schema: { summary: 'Send a link to choose a new password', tags, body: sendResetBody } },
    async (request) => {
      await passwordResets.request(request.body.email, request.ip);
      return { message: 'If a member has this e-mail address, a link is on its way.' };
    },
  );

  app.post(
    '/reset-password',
    {
      config,
      schema: {
        summary: 'Choose a new password by the link of a mail',
        description:
          'A call of this provider’s own. `check` answers `state`: valid (with `username`), used, expired or unknown. `reset` sets the ' +
          'password, ends all sessions and opens none.',
        tags,
        body: resetPasswordBody,
      },
    },
    async ({ body }) => {
      if (body.type === 'check') return passwordResets.check(body.token);
      await passwordResets.reset(body.token, body.new_password);
      return { message: 'Your password was changed' };
    },
  );
};
