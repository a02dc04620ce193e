import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compilePathPattern, type CurrentRevision, type RenderedComposition, type SignedHead } from '@social/contracts';
import { hashParts, entityTag } from '../http/entity-tag';
import type { Encoding } from '../http/negotiate-encoding';
import { readCompositionBlock } from './composition-block';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** A document is mostly hashes, which no effort makes smaller: 5 takes milliseconds, and 11 would delay each pin. */
const BROTLI_QUALITY = 5;

type Variant = { body: Buffer; etag: string };

export type ServedDocument = { html: string; variants: Readonly<Record<Encoding, Variant>> };

export type ServedComposition = {
  head: SignedHead;
  rendered: RenderedComposition;
  /** `production@12`: the header `x-composition`. */
  stamp: string;
  /** Finds the document of a path. */
  documentFor: (pathname: string) => ServedDocument;
  current: Variant;
};

/**
 * Compresses a rendered composition, so that an answer needs no work of its own.
 * @throws {Error} when a document lacks its composition block: such a page could never start.
 */
export async function prepareComposition(head: SignedHead, rendered: RenderedComposition): Promise<ServedComposition> {
  const documents = await Promise.all(
    rendered.documents.map(async ({ paths, html }) => {
      readCompositionBlock(html);
      return { patterns: paths.map(compilePathPattern), html, variants: await compressVariants(html, rendered) };
    }),
  );
  const last = documents.at(-1);
  if (!last) throw new Error('the composition has no document');
  const { environment, revision, composition, disabled } = rendered;
  const body = JSON.stringify({ environment, revision, composition, disabled } satisfies CurrentRevision);
  return {
    head,
    rendered,
    stamp: `${environment}@${revision}`,
    documentFor: (pathname) => documents.find(({ patterns }) => patterns.some((matches) => matches(pathname))) ?? last,
    current: { body: Buffer.from(body), etag: entityTag(hashParts(body), 'identity') },
  };
}

async function compressVariants(html: string, { headers }: RenderedComposition): Promise<ServedDocument['variants']> {
  const plain = Buffer.from(html);
  // Headers are part of the answer: a cached page must not go on with an older security policy.
  const digest = hashParts(html, JSON.stringify(headers));
  const [br, gzipped] = await Promise.all([
    compressBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    compressGzip(plain),
  ]);
  return {
    br: { body: br, etag: entityTag(digest, 'br') },
    gzip: { body: gzipped, etag: entityTag(digest, 'gzip') },
    identity: { body: plain, etag: entityTag(digest, 'identity') },
  };
}
