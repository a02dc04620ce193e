import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createOpenIdServer, readForm } from '@social/tooling/openid/openid-server';
import { openIdSettings, ports } from './stack';

const PATH = '/authorize';

/**
 * Starts the OpenID Connect provider in the settings of the test registry. It asks for a name, remembers the person by a cookie, and
 * forgets them when they sign out. One at a time.
 * @param people names with their groups.
 */
export async function startOpenIdProvider(people: Record<string, string[]>) {
  const signedOut: string[] = [];
  const handle = createOpenIdServer({
    issuer: openIdSettings.OIDC_ISSUER,
    client: {
      id: openIdSettings.OIDC_CLIENT_ID,
      secret: openIdSettings.OIDC_CLIENT_SECRET,
      redirectUrl: `${openIdSettings.OIDC_CONSOLE_URL}/sign-in`,
    },
    readSubject: (request) => readPerson(request) ?? '',
    toClaims: (person) => ({ sub: person, email: `${person}@example.org`, email_verified: true, groups: people[person] }),
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '', openIdSettings.OIDC_ISSUER);
    const person = readPerson(request);
    if (request.method === 'POST' && pathname === PATH) return void rememberPerson(request, response);
    if (pathname === PATH && person === undefined) return askForPerson(response);
    if (pathname === '/endsession') {
      const subject = readSubject(searchParams.get('id_token_hint') ?? '');
      if (subject !== person) return void response.writeHead(400).end('This is the session of another person.');
      if (subject !== undefined) signedOut.push(subject);
      response.setHeader('set-cookie', 'openid_person=; Max-Age=0');
    }
    handle(request, response);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(ports.openId, 'localhost', resolve));
  return {
    /** The people who signed out, in order. */
    signedOut,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const readPerson = ({ headers }: IncomingMessage) => /openid_person=(\w+)/.exec(headers.cookie ?? '')?.[1];

function readSubject(idToken: string): string | undefined {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString() || '{}';
  return (JSON.parse(payload) as { sub?: string }).sub;
}

function askForPerson(response: ServerResponse): void {
  response.setHeader('content-type', 'text/html');
  response.end('<title>Example</title><form method="post"><label>Your name <input name="person"></label><button>Sign in</button></form>');
}

/** Sends the browser to the same address again, now without a question. */
async function rememberPerson(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const person = (await readForm(request)).get('person') ?? '';
  response.writeHead(303, { location: request.url, 'set-cookie': `openid_person=${person}; HttpOnly` }).end();
}
