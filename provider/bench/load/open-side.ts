import { createRandom } from '../../src/lib/random';
import { startProviderProcess, type ProviderProcess, type SignedInMember } from '../provider-process';
import type { SeededSize } from './screens';

/** A provider on a database filled by `seed-large`, and members who read there. */
export type Side = SeededSize & { name: string; provider: ProviderProcess; readers: SignedInMember[] };

export type SideOptions = { name: string; databaseUrl: string; uploadsDirectory: string; members: number; posts: number; seed: number };

const READERS = 12;

/** Starts a provider in its own process. Readers sign in to it, from the most to the least followed member. */
export async function openSide({ name, databaseUrl, uploadsDirectory, members, posts, seed }: SideOptions): Promise<Side> {
  const provider = await startProviderProcess({ databaseUrl, uploadsDirectory });
  const readers: SignedInMember[] = [];
  for (let index = 0; index < READERS; index += 1) {
    const number = 1 + Math.floor((index / READERS) * (members - 1));
    readers.push(await provider.signIn(`member${number}`, 'member-password'));
  }
  return { name, members, posts, provider, readers, random: createRandom(seed) };
}
