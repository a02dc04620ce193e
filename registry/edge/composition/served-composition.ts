import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  compilePathPattern,
  type CurrentRevision,
  type PageComposition,
  type RenderedComposition,
  type SignedHead,
} from '@social/contracts';
import { LRUCache } from 'lru-cache';
import { hashParts, entityTag } from '../http/entity-tag';
import type { Encoding } from '../http/negotiate-encoding';
import { makeReadyAnswer, type ReadyAnswer } from '../http/ready-answer';
import { readCompositionBlock } from './composition-block';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** A document is mostly hashes, which no effort makes smaller: 5 takes milliseconds, and 11 would delay each pin. */
const BROTLI_QUALITY = 5;

/** More paths than members see in a day share few documents, and each is matched against every pattern once. */
const MAX_MATCHED_PATHS = 2000;

export type ServedDocument = { html: string; answers: Readonly<Record<Encoding, ReadyAnswer>> };

export type ServedComposition = {
  head: SignedHead;
  rendered: RenderedComposition;
  /** The composition as its pages have it. */
  page: PageComposition;
  /** `production@12`: the header `x-composition`. */
  stamp: string;
  /** Finds the document of a path. */
  documentFor: (pathname: string) => ServedDocument;
  current: ReadyAnswer;
};

/**
 * Compresses a rendered composition, so that an answer needs no work of its own.
 * @throws {Error} when a document lacks its composition block: such a page could never start.
 */
export async function prepareComposition(head: SignedHead, rendered: RenderedComposition): Promise<ServedComposition> {
  const { environment, revision, composition } = rendered;
  const stamp = `${environment}@${revision}`;
  const documents = await Promise.all(
    rendered.documents.map(async ({ paths, html }) => {
      const page = readCompositionBlock(html);
      return { page, patterns: paths.map(compilePathPattern), html, answers: await makeAnswers(html, rendered.headers, stamp) };
    }),
  );
  const last = documents.at(-1);
  if (!last) throw new Error('the composition has no document');
  const byPath = new LRUCache<string, ServedDocument>({
    max: MAX_MATCHED_PATHS,
    memoMethod: (pathname) => documents.find(({ patterns }) => patterns.some((matches) => matches(pathname))) ?? last,
  });
  const body = JSON.stringify({ environment, revision, composition, disabled: rendered.disabled } satisfies CurrentRevision);
  return {
    head,
    rendered,
    page: last.page,
    stamp,
    documentFor: (pathname) => byPath.memo(pathname),
    current: makeReadyAnswer('revision', Buffer.from(body), {
      'x-composition': stamp,
      'cache-control': 'no-cache',
      etag: entityTag(hashParts(body), 'identity'),
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    }),
  };
}

async function makeAnswers(html: string, headers: RenderedComposition['headers'], stamp: string): Promise<ServedDocument['answers']> {
  const plain = Buffer.from(html);
  // Headers are part of the answer: a cached page must not go on with an older security policy.
  const digest = hashParts(html, JSON.stringify(headers));
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    compressGzip(plain),
  ]);
  const make = (body: Buffer, encoding: Encoding) =>
    makeReadyAnswer('page', body, {
      'x-composition': stamp,
      'cache-control': 'no-cache',
      ...headers,
      vary: 'accept-encoding',
      etag: entityTag(digest, encoding),
      'x-composition-reason': 'pinned',
      'content-type': 'text/html; charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  return { br: make(br, 'br'), gzip: make(gzipped, 'gzip'), identity: make(plain, 'identity') };
}
