import { createHash } from 'node:crypto';
import { renderedComposition, type RenderedComposition, type SignedHead } from '@social/contracts';
import { parseJson } from '../http/parse-json';

/** A head or a composition is not the signed one, or is older than the last one that this edge has seen. The previous one stays served. */
export class HeadRefusedError extends Error {}

/** A composition whose text matches its signed head. */
export type VerifiedComposition = { head: SignedHead; body: string; rendered: RenderedComposition };

/** @throws {HeadRefusedError} unless the text matches the head's hash. */
export function verifyRendered(head: SignedHead, body: string): VerifiedComposition {
  if (createHash('sha256').update(body).digest('hex') !== head.digest) {
    throw new HeadRefusedError(`the composition of ${head.environment}@${head.revision} is not the signed one`);
  }
  const rendered = renderedComposition.parse(parseJson(body));
  if (rendered.environment !== head.environment || rendered.revision !== head.revision) {
    throw new HeadRefusedError(
      `${head.environment}@${head.revision} is signed, but the composition is ${rendered.environment}@${rendered.revision}`,
    );
  }
  return { head, body, rendered };
}
