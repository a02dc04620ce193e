import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  compilePathPattern,
  type CurrentRevision,
  type PageComposition,
  type RenderedCanary,
  type RenderedComposition,
  type SignedHead,
} from '@social/contracts';
import { LRUCache } from 'lru-cache';
import { hashParts, entityTag } from '../http/entity-tag';
import type { Encoding } from '../http/negotiate-encoding';
import { makeReadyAnswer, type ReadyAnswer } from '../http/ready-answer';
import { readCompositionBlock, replaceCompositionBlock } from './composition-block';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** A document consists mostly of hashes, which no quality compresses further: 5 takes milliseconds, and 11 would delay each pin. */
const BROTLI_QUALITY = 5;

/** More than the number of paths that members visit in a day. They share few documents, and each is matched against all patterns once. */
const MAX_MATCHED_PATHS = 2000;

export type ServedDocument = { html: string; answers: Readonly<Record<Encoding, ReadyAnswer>> };

/** A composition for some of an environment's visitors. */
export type ServedVariant = {
  /** The composition in the form for its pages. */
  page: PageComposition;
  /** Headers of its HTML. */
  headers: RenderedComposition['headers'];
  /** Finds the document of a path. */
  documentFor: (pathname: string) => ServedDocument;
  current: ReadyAnswer;
};

export type ServedCanary = Pick<RenderedCanary, 'id' | 'percent'> & {
  /** Hashes of members who get it at any share. */
  cohort: ReadonlySet<string>;
  /** Variants for visitors by share and by cohort: their pages contain the reason why they run it. */
  byShare: ServedVariant;
  byCohort: ServedVariant;
};

/** A revision: the pinned composition, and its canary. */
export type ServedComposition = ServedVariant & {
  head: SignedHead;
  rendered: RenderedComposition;
  /** `production@12`: the header `x-composition`. */
  stamp: string;
  canary: ServedCanary | null;
};

type VariantInput = Pick<RenderedComposition, 'composition' | 'documents' | 'headers'> & {
  rendered: RenderedComposition;
  stamp: string;
};

/**
 * Compresses a rendered composition and its canary, so that answering takes no work.
 * @throws {Error} if a document lacks its composition block, because such a page could not start.
 */
export async function prepareComposition(head: SignedHead, rendered: RenderedComposition): Promise<ServedComposition> {
  const stamp = `${rendered.environment}@${rendered.revision}`;
  const [variant, canary] = await Promise.all([
    prepareVariant({ ...rendered, rendered, stamp }),
    rendered.canary ? prepareCanary(rendered.canary, rendered, stamp) : null,
  ]);
  return { ...variant, head, rendered, stamp, canary };
}

/** Lists the compositions that visitors get, as their pages have them. The pinned one comes first. */
export function listPages({ page, canary }: ServedComposition): PageComposition[] {
  return [page, ...(canary ? [canary.byShare.page] : [])];
}

async function prepareCanary(canary: RenderedCanary, rendered: RenderedComposition, stamp: string): Promise<ServedCanary> {
  const { id, percent, cohort } = canary;
  const byShare = await prepareVariant({ ...canary, rendered, stamp });
  const documents = canary.documents.map(({ paths, html }) => ({ paths, html: explainCohort(html) }));
  const byCohort = cohort.length > 0 ? await prepareVariant({ ...canary, documents, rendered, stamp }) : byShare;
  return { id, percent, cohort: new Set(cohort), byShare, byCohort };
}

function explainCohort(html: string): string {
  const page = readCompositionBlock(html);
  return page.canary ? replaceCompositionBlock(html, { ...page, canary: { ...page.canary, why: 'cohort' } }) : html;
}

async function prepareVariant({ composition, documents: rendereds, headers, rendered, stamp }: VariantInput): Promise<ServedVariant> {
  const documents = await Promise.all(
    rendereds.map(async ({ paths, html }) => {
      const page = readCompositionBlock(html);
      return { page, patterns: paths.map(compilePathPattern), html, answers: await makeAnswers(html, page, headers, { rendered, stamp }) };
    }),
  );
  const last = documents.at(-1);
  if (!last) throw new Error('the composition has no document');
  const byPath = new LRUCache<string, ServedDocument>({
    max: MAX_MATCHED_PATHS,
    memoMethod: (pathname) => documents.find(({ patterns }) => patterns.some((matches) => matches(pathname))) ?? last,
  });
  const { environment, revision, disabled } = rendered;
  const body = JSON.stringify({ environment, revision, composition, disabled } satisfies CurrentRevision);
  return {
    page: last.page,
    headers,
    documentFor: (pathname) => byPath.memo(pathname),
    current: makeReadyAnswer('revision', Buffer.from(body), {
      'x-composition': stamp,
      // While a canary runs, visitors get different answers, so only the visitor's own cache may store them.
      ...(rendered.canary ? { 'cache-control': 'private, no-cache', vary: 'cookie' } : { 'cache-control': 'no-cache' }),
      etag: entityTag(hashParts(body), 'identity'),
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    }),
  };
}

async function makeAnswers(
  html: string,
  page: PageComposition,
  headers: RenderedComposition['headers'],
  { rendered, stamp }: Pick<VariantInput, 'rendered' | 'stamp'>,
): Promise<ServedDocument['answers']> {
  const plain = Buffer.from(html);
  // Headers are part of the answer: a cached page must not keep an older security policy.
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
      ...(rendered.canary ? { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' } : { vary: 'accept-encoding' }),
      etag: entityTag(digest, encoding),
      'x-composition-reason': page.canary?.why === 'cohort' ? 'canary cohort' : page.reason,
      'content-type': 'text/html; charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  return { br: make(br, 'br'), gzip: make(gzipped, 'gzip'), identity: make(plain, 'identity') };
}
