import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseUrl } from '@social/server-database/primary-client';
import * as z from 'zod';

/** The checkout. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

const port = z.coerce.number().int().min(1).max(65_535);

const environment = z.object({
  EDGE_PORT: port.default(4000),
  REGISTRY_PORT: port.default(4100),
  PROVIDER_PORT: port.default(4200),
  DATA_DIR: z.string().default('.data'),
  /** An existing PostgreSQL server. The databases `registry` and `provider` are created on it; the database in the URL is ignored. */
  DATABASE_URL: databaseUrl.optional(),
});

export type StackConfig = ReturnType<typeof readStackConfig>;

/** Reads the settings of `npm start`. @throws {Error} that names the wrong setting. */
export function readStackConfig(variables: NodeJS.ProcessEnv = process.env) {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new Error(`A setting is wrong. ${z.prettifyError(parsed.error)}`);
  const { EDGE_PORT, REGISTRY_PORT, PROVIDER_PORT, DATA_DIR, DATABASE_URL } = parsed.data;
  return {
    edgePort: EDGE_PORT,
    registryPort: REGISTRY_PORT,
    providerPort: PROVIDER_PORT,
    dataDir: resolve(workspaceRoot, DATA_DIR),
    databaseUrl: DATABASE_URL,
  };
}
