import type { Database } from '../client';
import type { Chance } from './chance';
import type { Picture, SeedMedia } from './seed-media';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** What every part of the seed works with. `now` is the moment of seeding: all times are before it. */
export type SeedContext = {
  db: Database;
  chance: Chance;
  media: SeedMedia;
  now: Date;
  /** Ids by username. */
  ids: Map<string, number>;
};

export function idOf({ ids }: SeedContext, username: string): number {
  const id = ids.get(username);
  if (id === undefined) throw new Error(`Nobody in the seed is called ${username}.`);
  return id;
}

export function pictureNamed({ media }: SeedContext, name: string): Picture {
  const picture = media.pictures.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`No picture in the seed is called ${name}.`);
  return picture;
}

export function before({ now }: SeedContext, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Rows in groups that one statement can take. */
export async function inGroups<T>(rows: T[], store: (group: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) await store(rows.slice(start, start + 500));
}
