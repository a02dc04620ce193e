import { COMPOSITION_ELEMENT_ID, pageComposition, type PageComposition } from '@social/contracts';
import { parseJson } from '../http/parse-json';

const block = new RegExp(`(<script\\b[^>]*\\bid="?${COMPOSITION_ELEMENT_ID}"?[^>]*>)([^<]*)(</script>)`);

/** Reads a document's own composition. @throws {Error} if it has none that a page could read. */
export function readCompositionBlock(html: string): PageComposition {
  const [, , json] = block.exec(html) ?? [];
  const parsed = pageComposition.safeParse(json === undefined ? undefined : parseJson(json));
  if (!parsed.success) throw new Error(`the document has no readable composition: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`);
  return parsed.data;
}

/** Replaces only the composition of a document. */
export function replaceCompositionBlock(html: string, composition: PageComposition): string {
  // A `<` inside a script element could end it, or start a comment that hides its end.
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return html.replace(block, (_whole, open: string, _json: string, close: string) => open + json + close);
}
