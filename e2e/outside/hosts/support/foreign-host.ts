import { newMember, type NewMember } from '../../../support/new-member';
import { writePrivatePost } from '../../../support/provider-calls';
import { newEnvironment, readToken, servedComposition, type TestEnvironment } from '../../../support/registry-api';
import { sendRequest } from '../../../support/send-request';
import { eventually, registryCli } from '../../../support/stack';
import { expect } from '../../../support/test';
import { copyPages } from './prepare';
import { serveHost, type HostOptions } from './serve-host';

/** The text of the post that each page shows. */
export const POST_TEXT = 'Shown in another host';

export type ForeignHosts = {
  environment: TestEnvironment;
  member: NewMember;
  /** The folder of the pages, with their packages. */
  folder: string;
  remove: () => Promise<void>;
};

/** Creates an environment, a member with a post, and a copy of the pages of foreign hosts. */
export async function prepareForeignHosts(): Promise<ForeignHosts> {
  const environment = await newEnvironment();
  const pages = await copyPages(environment.name);
  const member = await newMember();
  await writePrivatePost(member, POST_TEXT);
  return { environment, member, ...pages };
}

/** Serves a built page of a foreign host, at an origin that the environment then names. */
export async function serveForeignHost(
  { environment, member }: ForeignHosts,
  folder: string,
  port: number,
  more: Partial<HostOptions> = {},
): Promise<Awaited<ReturnType<typeof serveHost>>> {
  const origin = `http://localhost:${port}`;
  const named = await registryCli(['env', 'set', environment.name, '--file-origins', origin], await readToken('admin'));
  expect(named, named.stderr).toMatchObject({ code: 0 });
  const { mf_feed: version } = await servedComposition(environment);
  await eventually('the edge opens its files', async () => {
    const { headers } = await sendRequest(`${environment.url}/r/mf_feed/${version}/mf-manifest.json`, { origin });
    return headers['access-control-allow-origin'];
  });
  const session = { accessToken: member.accessToken, userId: member.userId };
  return serveHost({ port, folder, settings: { origin: environment.url, version, session }, environment: environment.url, ...more });
}
