import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { releaseFiles, releases } from '../../storage/tables/releases';
import { revisions } from '../../storage/tables/revisions';
import { SHELL } from '../../domain/shell';

export type KitRepository = ReturnType<typeof createKitRepository>;

export function createKitRepository(database: Database) {
  return {
    /** Lists the versions of the shell that an environment ran, the one that it runs now first. */
    async listShells(environment: string, limit: number): Promise<string[]> {
      const version = sql<string>`${revisions.composition} ->> ${sql.raw(`'${SHELL}'`)}`;
      const rows = await database
        .select({ version })
        .from(revisions)
        .where(eq(revisions.environment, environment))
        .groupBy(version)
        .orderBy(desc(max(revisions.number)))
        .limit(limit);
      return rows.map((row) => row.version).filter((found) => found !== null);
    },

    /** Reads when releases of the shell were published. */
    async readPublishTimes(versions: readonly string[]): Promise<Map<string, Date>> {
      const rows = await database
        .select({ version: releases.version, publishedAt: releases.publishedAt })
        .from(releases)
        .where(and(eq(releases.remote, SHELL), inArray(releases.version, [...versions])));
      return new Map(rows.map(({ version, publishedAt }) => [version, publishedAt]));
    },

    /** Finds a release of the shell that has this file. The name of a tarball tells its content, so that any of them will do. */
    async findShellWith(path: string): Promise<string | null> {
      const [row] = await database
        .select({ version: releaseFiles.version })
        .from(releaseFiles)
        .where(and(eq(releaseFiles.remote, SHELL), eq(releaseFiles.path, path)))
        .limit(1);
      return row?.version ?? null;
    },
  };
}
