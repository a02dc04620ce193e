import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compareHeads, signedHead, type SignedHead } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { writeDurably } from '../files/write-durably';
import { parseJson } from '../http/parse-json';
import type { TrustedKeys } from './trusted-keys';
import { HeadRefusedError } from './verify-rendered';

/** The highest seen head and the highest served head. A revision is seen before its files are here. */
const anchor = z.object({ seen: signedHead, served: z.nullable(signedHead) });
type Anchor = z.infer<typeof anchor>;

export type HeadAnchors = Awaited<ReturnType<typeof openHeadAnchors>>;

/**
 * Opens the seen heads of this edge, which never accepts an older one: a registry whose history was truncated, forged or replayed is
 * refused. An anchor counts only while its key is trusted, so that a stolen key does not lock an edge after its replacement.
 */
export async function openHeadAnchors(folder: string, keys: TrustedKeys, log: FastifyBaseLogger) {
  const anchors = new Map<string, Anchor>();

  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json'))) {
    const parsed = anchor.safeParse(parseJson(await readFile(join(folder, name), 'utf8')));
    if (parsed.success && (await keys.isSigned(parsed.data.seen))) anchors.set(parsed.data.seen.environment, parsed.data);
    else log.error({ file: name }, 'A stored head is not signed with a trusted key and is not held to any more');
  }

  async function save(next: Anchor): Promise<void> {
    await writeDurably(join(folder, `${next.seen.environment}.json`), JSON.stringify(next));
    anchors.set(next.seen.environment, next);
  }

  async function verify(environment: string, head: SignedHead): Promise<void> {
    if (head.environment !== environment) throw new HeadRefusedError(`the head of ${head.environment} is offered for ${environment}`);
    if (!head.signature) throw new HeadRefusedError(`${environment}@${head.revision} is not signed`);
    if (!(await keys.isSigned(head))) throw new HeadRefusedError(`${environment}@${head.revision} is not signed with a trusted key`);
  }

  return {
    seen: (environment: string): SignedHead | null => anchors.get(environment)?.seen ?? null,
    served: (environment: string): SignedHead | null => anchors.get(environment)?.served ?? null,

    /**
     * Accepts a head of the registry, and refuses older ones from now on.
     * @param findHead reads the head of an older revision, to verify that the new one follows the seen one.
     * @throws {HeadRefusedError}
     */
    async accept(environment: string, head: SignedHead, findHead: (revision: number) => Promise<SignedHead | null>): Promise<void> {
      const { seen = null, served = null } = anchors.get(environment) ?? {};
      if (isDeepStrictEqual(head, seen)) return;
      await verify(environment, head);
      if (seen && head.epoch === seen.epoch) {
        const ancestor = head.revision > seen.revision ? await findHead(seen.revision) : head;
        if (head.revision < seen.revision) throw replayed(head, seen);
        if (ancestor?.hash !== seen.hash || ancestor.digest !== seen.digest) throw forked(head, seen);
      } else if (seen && compareHeads(head, seen) < 0) throw replayed(head, seen);
      await save({ seen: head, served });
    },

    async markServed(head: SignedHead): Promise<void> {
      await save({ seen: anchors.get(head.environment)?.seen ?? head, served: head });
    },
  };
}

const wayOut = 'If its database was restored on purpose, raise the epoch of the registry (docs/operations.md).';

function replayed(offered: SignedHead, seen: SignedHead): HeadRefusedError {
  return new HeadRefusedError(`the registry offers ${format(offered)}, but ${format(seen)} was seen already. ${wayOut}`);
}

function forked(offered: SignedHead, seen: SignedHead): HeadRefusedError {
  return new HeadRefusedError(
    `the registry's ${format(offered)} does not follow the ${format(seen)} that was seen: another history. ${wayOut}`,
  );
}

function format({ environment, revision, epoch }: SignedHead): string {
  return `${environment}@${revision} of epoch ${epoch}`;
}
