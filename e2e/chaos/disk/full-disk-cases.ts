import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Credentials } from '../../support/member';
import { ownUrls } from '../../support/own-stack';
import { PICTURE } from '../../support/provider-calls';
import { sendRequest } from '../../support/send-request';
import { eventually } from '../../support/stack';
import { call, newPost, readPosts } from '../kills/member-writes';
import { ENVIRONMENT, findMissingFiles, newPin, newRelease, REMOTE } from '../kills/operator-writes';
import type { Write } from '../kills/writer';
import type { SmallDisk } from './small-disk';

const RECOVERY_TIMEOUT_MS = 60_000;
const MEGABYTE = 1 << 20;
const MAX_WRITES = 2000;

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

/** Returns true if a reply reports a full disk, and not an error in the request. */
const saysFull = ({ status, text }: Answer) => status === 507 && /"api_status":"400"/.test(text) && /no room|full/i.test(text);
const isAccepted = ({ text }: Answer) => /"api_status":"?200/.test(text);

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== 'filler').length;
}

const feedOf = (member: Credentials) => succeeds(() => call(member, 'posts', { type: 'get_news_feed', limit: '1' }));
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

type Refused = { accepted: Write[]; refused: Write; refusal: string };

/** Writes until the disk is full: PostgreSQL has some space in reserve. @throws if it is not full after many writes. */
async function writeUntilRefused(next: (count: number) => Promise<Write>): Promise<Refused> {
  const accepted: Write[] = [];
  for (let count = 1; count <= MAX_WRITES; count += 1) {
    const write = await next(count);
    const refusal = await write.send().then(
      () => null,
      (error: Error) => error.message,
    );
    if (refusal !== null) return { accepted, refused: write, refusal };
    accepted.push(write);
  }
  throw new Error(`${MAX_WRITES} writes found room on a full disk`);
}

const succeeds = (attempt: () => Promise<unknown>) =>
  attempt().then(
    () => true,
    () => false,
  );

/** Cases by name. Each fills a disk, uses the platform, frees space, and uses it again. */
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
    await disks.postgres.fill();
    const releases = await writeUntilRefused((count) => newRelease(folder, 600 + count, MEGABYTE));
    check('a release is refused for want of room', /REG_STORAGE_FULL|REG_DATABASE_UNAVAILABLE/.test(releases.refusal), releases.refusal);
    const posts = await writeUntilRefused(async () => newPost(member));
    check('a post is refused for want of room', /answered 50[37]/.test(posts.refusal), posts.refusal);
    const page = await getEdge('/');
    check('pages are served', page === 200, page);

    await disks.postgres.free();
    await eventually('the refused post is accepted', () => succeeds(posts.refused.send), RECOVERY_TIMEOUT_MS);
    await eventually('the refused release is accepted', () => succeeds(releases.refused.send), RECOVERY_TIMEOUT_MS);
    const missing = await Promise.all([...releases.accepted, releases.refused].map(({ id }) => findMissingFiles(folder, id)));
    check('every release is whole', missing.flat().length === 0, missing);
    const stored = await readPosts(member);
    const counts = [...posts.accepted, posts.refused].map(({ id }) => stored.filter((text) => text === id).length);
    check(
      'every post is there, once',
      counts.every((count) => count === 1),
      counts,
    );
  },
};
