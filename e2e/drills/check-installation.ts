import { get as getPlain } from 'node:http';
import { connect, type SecureVersion } from 'node:tls';
import { CONSOLE, MEDIA, registerMember, signIn, SITE, type Front } from './installation-front';

/**
 * Uses a new installation as members do, and prints the results.
 * @throws {Error} if TLS, cookies, redirects, media or the composition are not as deploy/README.md promises.
 */
export async function checkInstallation(front: Front, certificates: string, say: (line: string) => void): Promise<void> {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) expect((await speaksTls(certificates, version)) === null, `${version} is refused`);
  for (const version of ['TLSv1', 'TLSv1.1'] as const)
    expect(/alert|version/i.test((await speaksTls(certificates, version)) ?? ''), `${version} is accepted`);
  say('TLS is 1.2 or 1.3, and nothing older.');

  expect((await readRedirect()) === `308 ${SITE}/home?a=b`, 'port 80 does not lead to https');
  for (const address of [SITE, CONSOLE, MEDIA]) {
    const { headers } = await front.get(`${address}/`);
    expect(headers['strict-transport-security'] === 'max-age=31536000', `${address} sets no HSTS`);
  }
  say('Port 80 leads to https, and every name sets HSTS.');

  const member = await registerMember(front, 'asha');
  const { headers } = await signIn(front, member);
  const cookies = headers['set-cookie'] ?? [];
  expect(cookies.length > 0 && cookies.every((cookie) => /; Secure/.test(cookie)), `a cookie is not Secure: ${cookies.join(' ')}`);
  say('A member registered and signed in through TLS. The cookie is Secure.');

  expect(member.picture.startsWith(`${MEDIA}/upload/`), `the picture is at ${member.picture}`);
  const picture = await front.get(member.picture);
  expect(picture.status === 200 && /^image\//.test(picture.headers['content-type'] ?? ''), `the picture was answered ${picture.status}`);
  expect((await front.get(`${MEDIA}/api/auth`)).status === 404, 'the media server answers calls');
  say('A picture comes from the media server, which serves nothing else.');

  const page = await front.get(`${SITE}/`);
  expect(page.status === 200 && page.body.includes('importmap'), `the page was answered ${page.status}`);
  expect(page.body.includes('mf_content'), 'the page does not have the remote that the rollback brought back');
  const script = /src="(\/r\/[^"]+\.js)"/.exec(page.body)?.[1];
  expect((await front.get(`${SITE}${script}`)).status === 200, `${script} is not served`);
  say('The page has the composition of after the rollback, and its script is served.');
}

/** @throws */
export function expect(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(`In the installation, ${problem}.`);
}

/** Connects to the members' server with one version of TLS. @returns null, or why the connection was refused. */
function speaksTls(ca: string, version: SecureVersion): Promise<string | null> {
  return new Promise((resolve) => {
    // Level 0 lets this client offer old versions, so that the server must refuse them.
    const options = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0', ca };
    const socket = connect({ host: 'www.example.org', servername: 'www.example.org', port: 443, ...options }, () => {
      socket.destroy();
      resolve(null);
    });
    socket.once('error', (error: Error) => resolve(error.message));
  });
}

function readRedirect(): Promise<string> {
  return new Promise((resolve, reject) => {
    getPlain('http://www.example.org/home?a=b', ({ statusCode, headers }) => resolve(`${statusCode} ${headers.location}`)).once(
      'error',
      reject,
    );
  });
}
