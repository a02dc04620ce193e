import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { workspaceRoot } from '../stack/config';

/** A function of a generated client. It fills the path, adds the key to the query, and encodes the body as the document says. */
export type GeneratedOperation = (options: {
  baseUrl: string;
  auth: () => string | undefined;
  path?: Record<string, string>;
  query?: Record<string, string>;
  body: Record<string, unknown>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  parseAs: 'text';
}) => Promise<{ response: Response; data?: unknown; error?: unknown }>;

/**
 * Generates a client from an OpenAPI document with Hey API, as a team does that has only the document.
 * @returns its functions by the ids of the operations in camel case.
 */
export async function generateClient(document: object): Promise<Record<string, GeneratedOperation>> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-client-'));
  try {
    const input = join(folder, 'openapi.json');
    await writeFile(input, JSON.stringify(document));
    const generator = join(workspaceRoot, 'tooling/node_modules/@hey-api/openapi-ts/bin/run.js');
    await promisify(execFile)(process.execPath, [generator, '-i', input, '-o', join(folder, 'client'), '--silent', '--no-log-file']);
    const outfile = join(folder, 'client.cjs');
    await build({ entryPoints: [join(folder, 'client/sdk.gen.ts')], outfile, bundle: true, platform: 'node', format: 'cjs' });
    return (await import(outfile)) as Record<string, GeneratedOperation>;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
