import { environmentName, revisionNumber } from '@social/contracts';
import * as z from 'zod';
import { RegistryError, type Chain, type RegistryClient } from '@social/registry-client';
import { UsageError } from './terminal';

const edgeHealth = z.object({ environment: environmentName, revision: revisionNumber, hash: z.string() });
export type EdgeHead = z.infer<typeof edgeHealth>;

/** `cutAt` is the revision that the edge serves if the history no longer contains it. */
export type Verification = Chain & { cutAt: number | null };

/** Reads the head that an edge serves. @throws {UsageError} if the address is not an edge of the environment. */
export async function readEdgeHead(url: string, environment: string, send: typeof fetch): Promise<EdgeHead> {
  const answer = await send(`${url.replace(/\/$/, '')}/healthz`).catch(() => null);
  const parsed = edgeHealth.safeParse(await answer?.json().catch(() => null));
  if (!parsed.success || parsed.data.environment !== environment)
    throw new UsageError(`${url} is no address of an edge that serves ${environment}.`);
  return parsed.data;
}

/** Verifies the history, and that it still contains the revision that an edge has seen. Without this, a truncated history would look valid. */
export async function verifyHistory(client: RegistryClient, environment: string, seen: EdgeHead | null): Promise<Verification> {
  const chain = await client.verify(environment);
  const isHeld = !seen || (await findHash(client, environment, seen.revision)) === seen.hash;
  return { ...chain, intact: chain.intact && isHeld, cutAt: isHeld ? null : seen.revision };
}

async function findHash(client: RegistryClient, environment: string, revision: number): Promise<string | null> {
  try {
    return (await client.revision(environment, revision)).hash;
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'REG_REVISION_UNKNOWN') return null;
    throw error;
  }
}

const reasons: Readonly<Record<string, string>> = {
  missing: 'is missing.',
  changed: 'is not as it was written.',
  unsigned: 'has no signature of the registry.',
  signature: 'has a signature that is not of the registry.',
};

export function describeVerification({ revisions, brokenAt, reason, cutAt }: Verification): string {
  if (brokenAt !== null) return `Revision ${brokenAt} ${reasons[reason ?? 'changed']}`;
  if (cutAt !== null) return `The edge serves a revision ${cutAt} that is not in this history: its end was cut off or replaced.`;
  return `All ${revisions} revisions are as they were written.`;
}
