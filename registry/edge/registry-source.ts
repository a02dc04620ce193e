import {
  COMPRESSION_PENDING_HEADER,
  environmentHeads,
  releaseManifest,
  retainedReleases,
  signedHead,
  type EnvironmentHeads,
  type ReleaseManifest,
  type RetainedReleases,
  type SignedHead,
} from '@social/contracts';
import * as z from 'zod';
import { assertIntegrity, compress, decompressVerified, FileRefusedError } from './files/file-integrity';
import type { ListedFile } from './files/release-address';
import { getBytes, type ByteAnswer } from './http/get-bytes';
import { parseJson } from './http/parse-json';

const HEADS_TIMEOUT_MS = 3000;
const READ_TIMEOUT_MS = 10_000;
const MAX_HEADS_BYTES = 1 << 20;
const MAX_JSON_BYTES = 32 << 20;

/** The registry did not answer, or sent an invalid answer. A later attempt may succeed. */
export class RegistryUnavailableError extends Error {}

const ownToken = z.object({ scopes: z.object({ publish: z.array(z.string()), view: z.array(z.string()) }) });

export type FetchedFile = { brotli: Buffer; isProvisional: boolean };

export type RegistrySource = ReturnType<typeof createRegistrySource>;

/** Reads the registry for the edge. Needs no token, because it reads only public parts. */
export function createRegistrySource(registryUrl: string) {
  const base = registryUrl.replace(/\/$/, '');
  let lastHeads: { etag: string; heads: EnvironmentHeads } | null = null;

  async function get(path: string, maxBytes: number, timeoutMs: number, headers: Record<string, string> = {}): Promise<ByteAnswer> {
    return getBytes(new URL(base + path), { headers, maxBytes, timeoutMs }).catch((error: unknown) => {
      throw new RegistryUnavailableError(`the registry does not answer ${path}`, { cause: error });
    });
  }

  return {
    /** Reads the latest revision of every environment. The answer has no body if nothing changed. @throws {RegistryUnavailableError} */
    async heads(): Promise<EnvironmentHeads> {
      const path = '/v1/heads';
      const answer = await get(path, MAX_HEADS_BYTES, HEADS_TIMEOUT_MS, lastHeads ? { 'if-none-match': lastHeads.etag } : {});
      if (answer.status === 304 && lastHeads) return lastHeads.heads;
      const heads = requireShape(path, environmentHeads.safeParse(readJson(path, answer)));
      lastHeads = answer.headers.etag ? { etag: answer.headers.etag, heads } : null;
      return heads;
    },

    /**
     * Makes the next `heads` read all of them. A failure may come from heads that were damaged in transit under the right ETag, and the
     * registry would answer "not modified" until the next pin.
     */
    forgetHeads: (): void => void (lastHeads = null),

    /** Reads the signed head of a revision. Null if the revision does not exist. @throws {RegistryUnavailableError} */
    async head(environment: string, revision: number): Promise<SignedHead | null> {
      const path = `/v1/environments/${environment}/revisions/${revision}/head`;
      const answer = await get(path, MAX_HEADS_BYTES, READ_TIMEOUT_MS);
      return answer.status === 404 ? null : requireShape(path, signedHead.safeParse(readJson(path, answer)));
    },

    /** Reads the rendered composition of an environment as text, because its hash is signed. @throws {RegistryUnavailableError} */
    async rendered(environment: string, revision: number): Promise<string> {
      const path = `/v1/environments/${environment}/revisions/${revision}/rendered`;
      return readText(path, await get(path, MAX_JSON_BYTES, READ_TIMEOUT_MS));
    },

    /** Reads the releases that pages may request. @throws {RegistryUnavailableError} */
    async retained(): Promise<RetainedReleases> {
      const path = '/v1/retained-releases';
      return requireShape(path, retainedReleases.safeParse(readJson(path, await get(path, MAX_JSON_BYTES, READ_TIMEOUT_MS))));
    },

    /** Reads the remotes whose unpinned releases a token may read. Empty for an invalid token. @throws {RegistryUnavailableError} */
    async viewableRemotes(token: string): Promise<string[]> {
      const path = '/v1/token';
      const answer = await get(path, MAX_HEADS_BYTES, READ_TIMEOUT_MS, { authorization: `Bearer ${token}` });
      if (answer.status === 401) return [];
      const { scopes } = requireShape(path, ownToken.safeParse(readJson(path, answer)));
      return [...scopes.publish, ...scopes.view];
    },

    /** Reads a release's manifest. Null if the registry does not know the release. @throws {RegistryUnavailableError} */
    async manifest(remote: string, version: string): Promise<ReleaseManifest | null> {
      const path = `/v1/releases/${remote}/${version}`;
      const answer = await get(path, MAX_JSON_BYTES, READ_TIMEOUT_MS);
      return answer.status === 404 ? null : requireShape(path, releaseManifest.safeParse(readJson(path, answer)));
    },

    /**
     * Fetches a file's bytes, brotli-compressed and verified. `isProvisional` is true if the registry, which compresses better than the
     * edge, has not compressed it yet.
     * @throws {RegistryUnavailableError} if it cannot be fetched, {FileRefusedError} if it is not the listed file.
     */
    async file(file: ListedFile): Promise<FetchedFile> {
      const path = `/v1/releases/${file.remote}/${file.version}/files/${file.path}`;
      const answer = await get(path, maxTransferBytes(file), READ_TIMEOUT_MS, { 'accept-encoding': 'br' });
      if (answer.status !== 200) throw new RegistryUnavailableError(`the registry answers ${answer.status} to ${path}`);
      switch (answer.headers['content-encoding'] ?? 'identity') {
        case 'br':
          await decompressVerified(file, answer.body);
          return { brotli: answer.body, isProvisional: false };
        case 'identity':
          assertIntegrity(file, answer.body);
          return { brotli: await compress(answer.body), isProvisional: COMPRESSION_PENDING_HEADER in answer.headers };
        default:
          throw new FileRefusedError(file, `it came as ${answer.headers['content-encoding']}`);
      }
    },
  };
}

/** Returns the maximum number of bytes to read. Brotli makes incompressible bytes slightly longer. */
function maxTransferBytes({ sizeBytes }: ListedFile): number {
  return sizeBytes + (sizeBytes >> 8) + 1024;
}

function readText(path: string, { status, body }: ByteAnswer): string {
  if (status !== 200) throw new RegistryUnavailableError(`the registry answers ${status} to ${path}`);
  return body.toString('utf8');
}

function readJson(path: string, answer: ByteAnswer): unknown {
  return parseJson(readText(path, answer));
}

function requireShape<T>(path: string, result: { success: true; data: T } | { success: false; error: { issues: unknown[] } }): T {
  if (result.success) return result.data;
  throw new RegistryUnavailableError(
    `the registry's answer to ${path} is not understood: ${JSON.stringify(result.error.issues.slice(0, 3))}`,
  );
}
