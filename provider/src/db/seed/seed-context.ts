import type { Random } from '../../lib/random';
import type { Database } from '../client';
import { seedMedia, type Picture, type SceneName } from './seed-media';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The state that all parts of the seed share. */
export type SeedContext = {
  db: Database;
  random: Random;
  /** Time of seeding. All other times are earlier. */
  now: Date;
  /** Member ids by username. */
  ids: Map<string, number>;
};

export function findMemberId({ ids }: Pick<SeedContext, 'ids'>, username: string): number {
  const id = ids.get(username);
  if (id === undefined) throw new Error(`The seed has no member named ${username}.`);
  return id;
}

export function findPicture(name: string): Picture {
  const picture = seedMedia.pictures.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`The seed has no picture named ${name}.`);
  return picture;
}

export function listPictures(scene: SceneName): Picture[] {
  return seedMedia.pictures.filter((picture) => picture.scene === scene);
}

export function pickPicture({ random }: Pick<SeedContext, 'random'>, scene: SceneName): Picture {
  return random.pick(listPictures(scene));
}

export function listOtherPictures(scene: SceneName): Picture[] {
  return seedMedia.pictures.filter((picture) => picture.scene !== scene);
}

export function before({ now }: Pick<SeedContext, 'now'>, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Returns a random time between one minute and `withinMs` after another, but never in the future. */
export function soonAfter({ random, now }: Pick<SeedContext, 'random' | 'now'>, moment: Date, withinMs: number): Date {
  return new Date(Math.min(moment.getTime() + random.between(MINUTE_MS, withinMs), now.getTime() - MINUTE_MS / 3));
}

/** Stores rows in batches small enough for one statement. */
export async function inBatches<T>(rows: T[], store: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) await store(rows.slice(start, start + 500));
}
