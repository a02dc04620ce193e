import { COMPOSITION_ELEMENT_ID, pageComposition, type PageComposition } from '@social/contracts';

/** Parses the page's composition from the document. @throws when it is missing or invalid: then nothing can run. */
export function readPageComposition(target: Document): PageComposition {
  return pageComposition.parse(JSON.parse(target.getElementById(COMPOSITION_ELEMENT_ID)?.textContent ?? 'null'));
}
