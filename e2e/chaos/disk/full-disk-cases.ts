import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signInOverApi, type Credentials } from '../../support/member';
import { ownUrls } from '../../support/own-stack';
import { PICTURE } from '../../support/provider-calls';
import { sendRequest } from '../../support/send-request';
import { eventually } from '../../support/stack';
import { call } from '../kills/member-writes';
import { ENVIRONMENT, findMissingFiles, newPin, newRelease, REMOTE } from '../kills/operator-writes';
import type { SmallDisk } from './small-disk';

const RECOVERY_TIMEOUT_MS = 60_000;

export type Disks = Record<'edge' | 'uploads' | 'incoming' | 'logs' | 'postgres', SmallDisk>;
export type FullDiskContext = {
  folder: string;
  disks: Disks;
  member: Credentials;
  check(what: string, holds: boolean, seen?: unknown): void;
};

type Answer = { status: number; text: string };

async function postPicture({ accessToken, userId }: Credentials, text: string): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ user_id: userId, postText: text, postPrivacy: '3' })) body.append(name, value);
  body.append('postPhotos[]', new File([PICTURE], 'a.png', { type: 'image/png' }));
  const answer = await fetch(`${ownUrls.edge}/api/new_post?access_token=${accessToken}`, { method: 'POST', body });
  return { status: answer.status, text: await answer.text() };
}

/** Whether a reply says that there is no room, and not that something is wrong with what was sent. */
const saysFull = ({ status, text }: Answer) => status === 507 && /"api_status":"400"/.test(text) && /no room|full/i.test(text);
const isAccepted = ({ text }: Answer) => /"api_status":"?200/.test(text);

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== 'filler').length;
}

const feedOf = (member: Credentials) =>
  call(member, 'posts', { type: 'get_news_feed', limit: '1' }).then(
    () => true,
    () => false,
  );
const getEdge = async (path: string) => (await fetch(ownUrls.edge + path)).status;
async function servedVersion(): Promise<string | undefined> {
  const { port } = new URL(ownUrls.edge);
  const { body } = await sendRequest(`http://${ENVIRONMENT}.localhost:${port}/composition.json`);
  return (JSON.parse(body) as { composition?: Record<string, string> }).composition?.[REMOTE];
}

async function fullUploads({ folder, disks, member, check }: FullDiskContext, disk: 'uploads' | 'incoming'): Promise<void> {
  const before = await countFiles(join(folder, 'uploads'));
  await disks[disk].fill();
  const refused = await postPicture(member, `Full ${disk}`);
  check('a picture is refused for want of room', saysFull(refused), refused);
  check(
    'a text is still accepted',
    isAccepted({
      status: 200,
      text: JSON.stringify(await call(member, 'new_post', { user_id: member.userId, postText: 'Words', postPrivacy: '3' })),
    }),
  );
  check(
    'no file is left of what was refused',
    (await countFiles(join(folder, 'uploads'))) === before,
    await countFiles(join(folder, 'uploads')),
  );
  await disks[disk].free();
  const accepted = await postPicture(member, `Room on ${disk}`);
  check('the same picture is accepted when there is room', isAccepted(accepted), accepted);
}

/** Cases by name. Each fills a disk, uses the platform, makes room, and uses it again. */
export const fullDiskCases: Record<string, (context: FullDiskContext) => Promise<void>> = {
  uploads: (context) => fullUploads(context, 'uploads'),
  'files that arrive': (context) => fullUploads(context, 'incoming'),

  async "the edge's cache"({ folder, disks, check }) {
    await disks.edge.fill();
    const release = await newRelease(folder, 501);
    await release.send();
    await (await newPin(folder, () => [release.id], 1)).send();
    const [entry, page] = [await getEdge('/r/mf_feed/0.1.0/remoteEntry.js'), await getEdge('/')];
    check('pages and files are served', entry === 200 && page === 200, { entry, page });
    check('what cannot be stored is not served as a revision', (await servedVersion()) === '0.1.0', await servedVersion());
    await disks.edge.free();
    await eventually('the edge serves the pinned revision', async () => (await servedVersion()) === release.id, RECOVERY_TIMEOUT_MS);
    check('the new release is served whole', (await getEdge(`/r/${REMOTE}/${release.id}/remoteEntry.js`)) !== 500);
  },

  async logs({ disks, member, check }) {
    await disks.logs.fill();
    for (let count = 1; count <= 20; count += 1) await feedOf(member);
    const health = await Promise.all(
      [ownUrls.edge, ownUrls.registry].map(async (url) => (await fetch(`${url}/healthz`).catch(() => null))?.status),
    );
    check(
      'edge and registry answer',
      health.every((status) => status === 200),
      health,
    );
    check('the feed is read', await feedOf(member));
    check(
      'a post is accepted',
      await call(member, 'new_post', { user_id: member.userId, postText: 'No log', postPrivacy: '3' }).then(
        () => true,
        () => false,
      ),
    );
    await disks.logs.free();
    check('the feed is read again', await feedOf(member));
  },

  async PostgreSQL({ folder, disks, member, check }) {
    const text = 'Written before';
    await call(member, 'new_post', { user_id: member.userId, postText: text, postPrivacy: '3' });
    await disks.postgres.fill();
    const release = await newRelease(folder, 502);
    const published = await release.send().then(
      () => 'stored',
      (error: Error) => error.message,
    );
    check('a release is refused as a whole, or stored', /REG_STORAGE_FULL|REG_DATABASE_UNAVAILABLE|^stored$/.test(published), published);
    check('pages are served', (await getEdge('/')) === 200);
    const refusals: string[] = [];
    for (let count = 1; count <= 200 && refusals.length === 0; count += 1)
      await call(member, 'new_post', { user_id: member.userId, postText: `${count} ${'x'.repeat(5000)}`, postPrivacy: '3' }).catch(
        (error: Error) => refusals.push(error.message),
      );
    check('a post that cannot be stored gets 503 or 507', refusals.length === 0 || /answered 50[37]/.test(refusals[0] ?? ''), refusals[0]);
    await disks.postgres.free();
    await eventually(
      'posts are accepted again',
      () =>
        call(member, 'new_post', { user_id: member.userId, postText: 'Room', postPrivacy: '3' }).then(
          () => true,
          () => false,
        ),
      RECOVERY_TIMEOUT_MS,
    );
    await eventually(
      'the release is published again',
      () =>
        release.send().then(
          () => true,
          () => false,
        ),
      RECOVERY_TIMEOUT_MS,
    );
    check('every file of the release is there', (await findMissingFiles(folder, release.id))?.length === 0);
    const posts = (await call(member, 'posts', { type: 'get_user_posts', id: member.userId, limit: '50' })).data;
    check('nothing acknowledged is lost', posts !== undefined);
    await signInOverApi(ownUrls.edge, 'demo');
  },
};
