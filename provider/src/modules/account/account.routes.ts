import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentSession, presentSignIn, presentSignedIn } from './account.presenter';
import { authBody, createAccountBody, sessionsBody } from './account.schema';
import type { AccountService } from './account.service';
import { readDevice } from './read-device';

type Options = { account: AccountService; wire: WireContext };

export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, { account, wire }) => {
  app.post(
    '/auth',
    { config: { access: 'public' }, schema: { summary: 'Sign in', tags: ['account'], body: authBody } },
    async (request) => {
      const { username, password, device_type: platform = '' } = request.body;
      return presentSignIn(await account.signIn(username, password, readDevice(request, platform)));
    },
  );

  app.post(
    '/create-account',
    { config: { access: 'public' }, schema: { summary: 'Make an account', tags: ['account'], body: createAccountBody } },
    async (request, reply) => {
      const { body } = request;
      const { username, email, password, gender = '' } = body;
      const registration = {
        username,
        email,
        password,
        confirmPassword: body.confirm_password,
        gender,
        firstName: body.first_name,
        lastName: body.last_name,
        phone: body.phone_num,
      };
      const signedIn = await account.register(registration, readDevice(request, ''));
      if (request.mode === 'strict') return presentSignedIn(signedIn);
      // Hosts that verify e-mail addresses create the account without opening a session.
      return reply.send({
        api_status: 220,
        message: 'Registration successful! We have sent you an e-mail.',
        user_id: text(signedIn.memberId),
      });
    },
  );

  app.post('/sessions', { schema: { summary: 'List or end sessions', tags: ['account'], body: sessionsBody } }, async (request) => {
    const identity = getIdentity(request);
    if (request.body.type === 'delete') {
      await account.endSession(identity, request.body.id);
      return { message: 'Session was deleted' };
    }
    const sessions = await account.listSessions(identity);
    return { data: sessions.map((session) => presentSession(session, identity, wire.now())) };
  });

  app.post('/delete-access-token', { schema: { summary: 'Sign out', tags: ['account'] } }, async (request) => {
    await account.signOut(getIdentity(request));
    return { message: 'Signed out' };
  });
};
