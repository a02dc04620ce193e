import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { text, timeAgo } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { PasswordsDifferError } from './account.errors';
import { authBody, createAccountBody, sessionsBody } from './account.schema';
import type { AccountService, Device, SignedIn } from './account.service';

type Options = { account: AccountService; wire: WireContext };

export const accountRoutes: FastifyPluginAsyncZod<Options> = async (app, { account, wire }) => {
  app.post(
    '/auth',
    { config: { access: 'public' }, schema: { summary: 'Sign in', tags: ['account'], body: authBody } },
    async (request) => {
      const { username, password, device_type: platform = '' } = request.body;
      return presentSignedIn(await account.signIn(username, password, deviceOf(request, platform)));
    },
  );

  app.post(
    '/create-account',
    { config: { access: 'public' }, schema: { summary: 'Make an account', tags: ['account'], body: createAccountBody } },
    async (request, reply) => {
      const { body } = request;
      if (body.password !== body.confirm_password) throw new PasswordsDifferError();
      const { username, email, password, gender = '' } = body;
      const registration = {
        username,
        email,
        password,
        gender,
        firstName: body.first_name,
        lastName: body.last_name,
        phone: body.phone_num,
      };
      const signedIn = await account.register(registration, deviceOf(request, ''));
      if (request.mode === 'strict') return presentSignedIn(signedIn);
      // Hosts that verify addresses make the account, but open no session.
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
    return {
      data: sessions.map((session) => ({
        id: text(session.id),
        user_id: text(session.memberId),
        // The token itself, for the one who holds it; of other devices only that they exist.
        session_id: session.id === identity.sessionId ? identity.token : '',
        platform: session.platform,
        platform_details: null,
        time: timeAgo(session.lastUsedAt, wire.now()),
        browser: session.browser,
        ip_address: session.address,
      })),
    };
  });

  app.post('/delete-access-token', { schema: { summary: 'Sign out', tags: ['account'] } }, async (request) => {
    await account.signOut(getIdentity(request));
    return { message: 'Signed out' };
  });
};

function presentSignedIn({ memberId, token }: SignedIn) {
  return { access_token: token, user_id: text(memberId), timezone: 'UTC', user_platform: 'web', membership: false };
}

function deviceOf(request: FastifyRequest, platform: string): Device {
  const agent = request.headers['user-agent'] ?? '';
  const browser = /(Firefox|Edg|Chrome|Safari)\//.exec(agent)?.[1] ?? '';
  return { platform: platform.slice(0, 40) || 'web', browser, address: request.ip };
}
