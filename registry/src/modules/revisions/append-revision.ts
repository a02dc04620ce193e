import type { ReleaseManifest } from '@social/contracts';
import { nameOf } from '../releases/releases.schema';
import { SHELL } from '../shell';
import { fallbacksOf, makeRevision, type RevisionWish } from './next-revision';
import { CompositionIncompleteError, PinReleaseUnknownError } from './revisions.errors';
import type { OpenEnvironment, RevisionRow } from './revisions.repository';

/**
 * Adds a revision after `head` to an environment that is held open, with the page that it makes.
 * @returns null when the number was taken meanwhile.
 * @throws {PinReleaseUnknownError | CompositionIncompleteError}
 */
export async function appendRevision(
  open: OpenEnvironment,
  head: RevisionRow | null,
  wish: RevisionWish,
  createdAt: Date,
): Promise<RevisionRow | null> {
  const needed = [wish.composition, fallbacksOf(head, wish.composition)].flatMap((versions) => Object.entries(versions));
  const manifests = new Map<string, ReleaseManifest>();
  for (const [remote, version] of needed) manifests.set(nameOf({ remote, version }), await mustHaveManifest(open, remote, version));
  assertComplete(open.name, wish, manifests);
  const made = makeRevision(wish, { environment: open.name, settings: open.settings, head, manifests, createdAt });
  return (await open.append(made)) ? made.revision : null;
}

async function mustHaveManifest(open: OpenEnvironment, remote: string, version: string): Promise<ReleaseManifest> {
  const release = await open.findRelease(remote, version);
  if (release) return release.manifest;
  const newest = await open.newestVersions(remote);
  throw new PinReleaseUnknownError(
    nameOf({ remote, version }),
    newest.length ? `Newest of ${remote}: ${newest.join(', ')}.` : `Nothing of ${remote} was ever published.`,
  );
}

function assertComplete(environment: string, { composition }: RevisionWish, manifests: ReadonlyMap<string, ReleaseManifest>): void {
  const host = manifests.get(nameOf({ remote: SHELL, version: composition[SHELL] ?? '' }))?.host;
  if (!host) throw new CompositionIncompleteError(environment, `the ${SHELL}`);
  const wanted = new Set([...host.always, ...(host.routes ?? [])].map(({ remote }) => remote));
  const missing = [...wanted].filter((remote) => composition[remote] === undefined).sort();
  if (missing.length > 0) throw new CompositionIncompleteError(environment, missing.join(', '));
}
