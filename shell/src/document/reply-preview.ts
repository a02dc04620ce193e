import { parseBody } from '@social/api/parse-body';
import type { ReplyPreview } from '@social/contracts';

/** As many as fill a screen; the page itself renders more. */
const MAX_POSTS = 3;
const MAX_SMALL_ITEMS = 6;
const PICTURE_FILE = /\.(avif|gif|jpe?g|png|webp)$/i;

/** An item of a reply, or nothing for the outline of one. */
type Drawing = (preview: ReplyPreview, item?: unknown) => Node[];

const drawings: Record<NonNullable<ReplyPreview['shape']>, Drawing> = {
  post: (preview, item) => [
    drawAuthor(preview, item),
    ...drawText(preview, item),
    ...(!item || preview.media?.some((field) => isPicture(readField(item, field))) ? [draw('div', 'preview-media')] : []),
    draw('div', 'preview-actions'),
  ],
  article: (preview, item) => [
    draw('div', 'preview-media'),
    draw('div', 'preview-lines', drawLine(), drawName(preview, item), ...drawText(preview, item), draw('div', 'preview-actions')),
  ],
  tile: (preview, item) => [draw('div', 'preview-media'), draw('div', 'preview-lines', drawName(preview, item), drawLine())],
  row: (preview, item) => [drawAuthor(preview, item, [drawLine()])],
};

/**
 * Draws the frame of a page: its bar, its sides, and in the column between them what is above the items, and outlines of items. Neither
 * keyboard nor pointer nor screen reader reaches it: they have the splash, and then the page.
 */
export function drawPreview(preview: ReplyPreview): HTMLElement {
  const { above, shape = 'post' } = preview;
  const blocks = above.map(({ shape: blockShape, heightPx }) => {
    const block = draw('div', `preview-${blockShape}`);
    block.style.height = `${heightPx}px`;
    return block;
  });
  const items = draw('div', 'preview-items', drawCard(preview), drawCard(preview));
  const column = draw('div', `preview-column preview-of-${shape}s`, ...blocks, items);
  column.inert = true;
  column.ariaHidden = 'true';
  const frame = [draw('div', 'preview-bar'), draw('div', 'preview-side'), draw('div', 'preview-side')];
  return draw('div', 'preview', ...frame, draw('div', 'preview-main', column));
}

/**
 * Replaces the outlines by the first items of a reply. They stay where the reply has none.
 * @param body the reply's JSON, also behind what a host printed before it
 */
export function fillPreview(element: HTMLElement, preview: ReplyPreview, body: string): void {
  const found = readField(parseBody(body), preview.items);
  const isPosts = (preview.shape ?? 'post') === 'post';
  const list = (Array.isArray(found) ? found : [found]).filter(
    // Advertisements among posts have neither. An album without a name is an album.
    (item) => isObject(item) && (!isPosts || readText(item, preview.name) !== '' || readText(item, preview.text) !== ''),
  );
  if (list.length === 0) return;
  const shown = list.slice(0, isPosts ? MAX_POSTS : MAX_SMALL_ITEMS);
  element.querySelector('.preview-items')?.replaceChildren(...shown.map((item: unknown) => drawCard(preview, item)));
}

function drawCard(preview: ReplyPreview, item?: unknown): HTMLElement {
  return draw('div', 'preview-card', ...drawings[preview.shape ?? 'post'](preview, item));
}

function drawAuthor(preview: ReplyPreview, item: unknown, furtherLines: Node[] = []): HTMLElement {
  const lines = draw('div', 'preview-lines', drawName(preview, item), drawLine(), ...furtherLines);
  return draw('div', 'preview-author', drawPicture(readText(item, preview.picture)), lines);
}

function drawName({ name }: ReplyPreview, item: unknown): HTMLElement {
  return item ? drawPlainText('preview-name', readText(item, name)) : drawLine();
}

function drawText({ text }: ReplyPreview, item: unknown): HTMLElement[] {
  const html = readText(item, text);
  return html === '' ? [] : [drawPlainText('preview-text', html)];
}

const drawLine = () => draw('div', 'preview-line');

function draw<Name extends 'div' | 'img'>(tag: Name, className: string, ...children: (Node | string)[]): HTMLElementTagNameMap[Name] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function drawPicture(url: string): HTMLElement {
  if (url === '') return draw('div', 'preview-picture');
  const image = draw('img', 'preview-picture');
  image.alt = '';
  image.referrerPolicy = 'no-referrer';
  image.src = url;
  return image;
}

function drawPlainText(className: string, html: string): HTMLElement {
  const element = draw('div', className, toPlainText(html));
  element.dir = 'auto';
  return element;
}

function readField(from: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), from);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readText(from: unknown, field: string | undefined): string {
  const value = field && readField(from, field);
  return typeof value === 'string' ? value : '';
}

/** A file's address, or a list with something in it, which some hosts send as an object. */
const isPicture = (value: unknown) =>
  typeof value === 'string' ? PICTURE_FILE.test(value) : isObject(value) && Object.keys(value).length > 0;

/** Returns the text of unsanitised HTML: it is parsed in a document that neither runs nor loads anything. */
function toPlainText(html: string): string {
  const source = html.replace(/\s+/g, ' ').replace(/<br ?\/?>/gi, '\n');
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  return body.textContent.trim();
}
