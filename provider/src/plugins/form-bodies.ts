import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BodyError } from '../lib/contract.errors';
import { Refusal } from '../lib/refusal';

/** A file as it came in, in a folder that goes away with the request. `storedPaths` has what was made of it: it goes too where the request is refused. */
export type IncomingFile = { field: string; fileName: string; path: string; sizeBytes: number; storedPaths: string[] };

declare module 'fastify' {
  interface FastifyRequest {
    incomingFiles: IncomingFile[];
    incomingFolder: string | null;
  }
  interface FastifyContextConfig {
    /** The most files that a call takes, where it is more than `uploadLimits` says. */
    maxFiles?: number;
  }
}

type FormFields = Record<string, string | string[]>;

const MEGABYTE = 1024 * 1024;
const MOST_FIELDS = 100;
export const uploadLimits = { fileSize: 64 * MEGABYTE, files: 24, fields: MOST_FIELDS, fieldSize: MEGABYTE / 4, fieldNameSize: 100 };

/** Bodies as PHP reads them: url-encoded or multipart alike, `answer[]` repeats, a plain field that repeats keeps its last value. */
export const formBodies = fastifyPlugin(
  async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formBody, { bodyLimit: MEGABYTE, parser: (body) => toFields(new URLSearchParams(body)) });
    await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: true });
    app.decorateRequest('incomingFiles');
    app.decorateRequest('incomingFolder', null);
    app.addHook('onRequest', async (request) => {
      request.incomingFiles = [];
    });
    app.addHook('preValidation', async (request) => {
      if (request.isMultipart()) await readParts(request).catch(refuseBrokenParts);
      request.body ??= {};
      refuseNullCharacters(request.body);
    });
    app.addHook('onError', async (request, _reply, error) => {
      // After a failure of ours nobody knows what is stored: a file too many is better than one too few.
      if (!(error instanceof Refusal)) return;
      await Promise.all(request.incomingFiles.flatMap(({ storedPaths }) => storedPaths).map((path) => rm(path, { force: true })));
    });
    app.addHook('onResponse', async (request) => {
      if (request.incomingFolder) await rm(request.incomingFolder, { recursive: true, force: true });
    });
  },
  { name: 'form-bodies' },
);

async function readParts(request: FastifyRequest): Promise<void> {
  const entries: [string, string][] = [];
  const files = request.routeOptions.config.maxFiles ?? uploadLimits.files;
  for await (const part of request.parts({ limits: { ...uploadLimits, files } })) {
    if (part.type === 'field') entries.push([part.fieldname, String(part.value)]);
    else {
      request.incomingFolder ??= await mkdtemp(join(tmpdir(), 'provider-upload-'));
      // Numbered by us: the sender's file name never reaches the file system.
      const path = join(request.incomingFolder, String(request.incomingFiles.length));
      await pipeline(part.file, createWriteStream(path));
      const isEmptyPicker = part.filename === '' && part.file.bytesRead === 0;
      if (!isEmptyPicker)
        request.incomingFiles.push({
          field: plainName(part.fieldname),
          fileName: part.filename,
          path,
          sizeBytes: part.file.bytesRead,
          storedPaths: [],
        });
    }
  }
  request.body = toFields(entries);
}

/** The parser's own errors bear no code, unlike those of the file system and of the limits. @throws always */
function refuseBrokenParts(error: unknown): never {
  if (error instanceof Error && !('code' in error)) throw new BodyError(error.message);
  throw error;
}

/** PostgreSQL keeps no null characters in texts. */
function refuseNullCharacters(body: unknown): void {
  const values = Object.values(body ?? {}).flat();
  if (values.some((value) => typeof value === 'string' && value.includes('\0'))) throw new BodyError('a text holds a null character');
}

function toFields(entries: Iterable<[string, string]>): FormFields {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    if (fields.size >= MOST_FIELDS) break;
    const earlier = fields.get(plainName(name));
    if (!name.endsWith('[]')) fields.set(name, value);
    else fields.set(plainName(name), Array.isArray(earlier) ? [...earlier, value] : [value]);
  }
  return Object.fromEntries(fields);
}

function plainName(name: string): string {
  return name.endsWith('[]') ? name.slice(0, -2) : name;
}
