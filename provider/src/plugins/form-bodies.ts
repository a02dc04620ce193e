import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import formBody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { ObjectStore } from '@social/server-storage/object-store';
import { StorageUnavailableError } from '@social/server-storage/storage-errors';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BodyError } from '../lib/contract.errors';
import { Refusal } from '../lib/refusal';
import { isStorageFull } from '../lib/storage-full';

/** A picture and its small variant, encoded again. They are stored next to the received file. */
export type EncodedPicture = {
  path: string;
  smallPath: string;
  widthPx: number;
  heightPx: number;
  /** The end of its stored name, which tells how it is shown. */
  suffix: '_image.jpg' | '_image_moving.webp' | '_image_moving.png';
};

/** A received file, in a folder that is deleted after the request. */
export type IncomingFile = {
  field: string;
  fileName: string;
  path: string;
  sizeBytes: number;
  sha256: string;
  /** Set by `encodePicture`. */
  picture?: EncodedPicture;
  /** Paths under which the file was stored. They are deleted if the request is refused. */
  storedPaths: string[];
};

declare module 'fastify' {
  interface FastifyRequest {
    incomingFiles: IncomingFile[];
    incomingFolder: string | null;
  }
  interface FastifyContextConfig {
    /** Maximum number of files of a call, if it is higher than in `uploadLimits`. */
    maxFiles?: number;
  }
}

type FormFields = Record<string, string | string[]>;

const MEGABYTE = 1024 * 1024;
const MAX_FIELDS = 100;
export const uploadLimits = { fileSize: 64 * MEGABYTE, files: 24, fields: MAX_FIELDS, fieldSize: MEGABYTE / 4, fieldNameSize: 100 };

/** Parses bodies as PHP does, both url-encoded and multipart. `answer[]` may repeat; of a plain field the last value counts. */
export const formBodies = fastifyPlugin<{ uploads: ObjectStore }>(
  async (app, { uploads }) => {
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
      // After an internal error a row may refer to the files, so they are kept: an unused file is better than a missing one.
      if (!(error instanceof Refusal) && !isStorageFull(error) && !(error instanceof StorageUnavailableError)) return;
      const paths = request.incomingFiles.flatMap(({ storedPaths }) => storedPaths);
      await uploads
        .remove(paths)
        .catch((cause: unknown) =>
          request.log.warn({ err: cause, paths }, 'Files of a refused request could not be removed. Remove them by hand.'),
        );
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
    else await receiveFile(request, part);
  }
  request.body = toFields(entries);
}

async function receiveFile(request: FastifyRequest, { fieldname, filename, file }: MultipartFile): Promise<void> {
  request.incomingFolder ??= await mkdtemp(join(tmpdir(), 'provider-upload-'));
  // The name is a number of ours: the sender's file name never reaches the file system.
  const path = join(request.incomingFolder, String(request.incomingFiles.length));
  const hash = createHash('sha256');
  file.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(file, createWriteStream(path));
  const isEmptyInput = filename === '' && file.bytesRead === 0;
  if (isEmptyInput) return;
  request.incomingFiles.push({
    field: stripBrackets(fieldname),
    fileName: filename,
    path,
    sizeBytes: file.bytesRead,
    sha256: hash.digest('hex'),
    storedPaths: [],
  });
}

/** Refuses a body that cannot be parsed. Only the parser's errors have no code; those of files and limits have one. @throws always */
function refuseBrokenParts(error: unknown): never {
  if (error instanceof Error && !('code' in error)) throw new BodyError(error.message);
  throw error;
}

/** Refuses null characters, which PostgreSQL cannot store in texts. @throws {BodyError} */
function refuseNullCharacters(body: unknown): void {
  const values = Object.values(body ?? {}).flat();
  if (values.some((value) => typeof value === 'string' && value.includes('\0'))) throw new BodyError('a text contains a null character');
}

function toFields(entries: Iterable<[string, string]>): FormFields {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    if (fields.size >= MAX_FIELDS) break;
    const earlier = fields.get(stripBrackets(name));
    // Browsers write line breaks of multipart bodies as CRLF, and those of others as they are.
    const text = value.replace(/\r\n?/g, '\n');
    if (!name.endsWith('[]')) fields.set(name, text);
    else fields.set(stripBrackets(name), Array.isArray(earlier) ? [...earlier, text] : [text]);
  }
  return Object.fromEntries(fields);
}

function stripBrackets(name: string): string {
  return name.endsWith('[]') ? name.slice(0, -2) : name;
}
