import { COMPOSITION_ELEMENT_ID, pageComposition, type PageComposition } from '@social/contracts';
import { parseJson } from '../http/parse-json';

const block = new RegExp(`(<script\\b[^>]*\\bid="?${COMPOSITION_ELEMENT_ID}"?[^>]*>)([^<]*)(</script>)`);

/** What the document says of its own composition. @throws {Error} when it says nothing that a page could read. */
export function readCompositionBlock(html: string): PageComposition {
  const [, , json] = block.exec(html) ?? [];
  const parsed = pageComposition.safeParse(json === undefined ? undefined : parseJson(json));
  if (!parsed.success) throw new Error(`the document has no readable composition: ${JSON.stringify(parsed.error.issues.slice(0, 3))}`);
  return parsed.data;
}

/** The same document with another composition block. Nothing else of it changes. */
export function replaceCompositionBlock(html: string, composition: PageComposition): string {
  // A `<` inside a script element could end it, or begin a comment that swallows its end.
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return html.replace(block, (_whole, open: string, _json: string, close: string) => open + json + close);
}
