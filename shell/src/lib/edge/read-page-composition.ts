import { COMPOSITION_ELEMENT_ID, pageComposition, type PageComposition } from '@social/contracts';

/** What this page is made of. @throws when the document does not say, or says it wrongly: then nothing can run. */
export function readPageComposition(target: Document): PageComposition {
  return pageComposition.parse(JSON.parse(target.getElementById(COMPOSITION_ELEMENT_ID)?.textContent ?? 'null'));
}
