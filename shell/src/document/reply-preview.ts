import { parseBody } from '@social/api/parse-body';
import type { ReplyPreview } from '@social/contracts';

/** As many as fill a screen; the page itself renders more. */
const MAX_ITEMS = 3;
const PICTURE_FILE = /\.(avif|gif|jpe?g|png|webp)$/i;

/**
 * Draws the frame of a page: its bar, its sides, and in the column between them what is above the items, and outlines of items. Neither
 * keyboard nor pointer nor screen reader reaches it: they have the splash, and then the page.
 */
export function drawPreview({ above }: ReplyPreview): HTMLElement {
  const blocks = above.map(({ shape, heightPx }) => {
    const block = draw('div', `preview-${shape}`);
    block.style.height = `${heightPx}px`;
    return block;
  });
  const outline = () => drawCard([draw('div', 'preview-picture'), draw('div', 'preview-line')], draw('div', 'preview-media'));
  const column = draw('div', 'preview-column', ...blocks, draw('div', 'preview-items', outline(), outline()));
  column.inert = true;
  column.ariaHidden = 'true';
  const frame = [draw('div', 'preview-bar'), draw('div', 'preview-side'), draw('div', 'preview-side')];
  return draw('div', 'preview', ...frame, draw('div', 'preview-main', column));
}

/**
 * Replaces the outlines by the first items of a reply. They stay where the reply has none.
 * @param body the reply's JSON, also behind what a host printed before it
 */
export function fillPreview(preview: HTMLElement, { items, name, picture, text, media = [] }: ReplyPreview, body: string): void {
  const found = readField(parseBody(body), items);
  const list = (Array.isArray(found) ? found : [found]).filter(
    (item) => readText(item, name) !== '' || (text && readText(item, text) !== ''),
  );
  if (list.length === 0) return;
  const cards = list.slice(0, MAX_ITEMS).map((item: unknown) => {
    const author = draw('div', 'preview-lines', drawText('preview-name', item, name), draw('div', 'preview-line'));
    return drawCard(
      [drawPicture(picture ? readText(item, picture) : ''), author],
      ...(text && readText(item, text) !== '' ? [drawText('preview-text', item, text)] : []),
      ...(media.some((field) => isPicture(readField(item, field))) ? [draw('div', 'preview-media')] : []),
      draw('div', 'preview-actions'),
    );
  });
  preview.querySelector('.preview-items')?.replaceChildren(...cards);
}

function draw<Name extends 'div' | 'img'>(tag: Name, className: string, ...children: (Node | string)[]): HTMLElementTagNameMap[Name] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function drawCard(author: Node[], ...content: Node[]): HTMLElement {
  return draw('div', 'preview-card', draw('div', 'preview-author', ...author), ...content);
}

function drawPicture(url: string): HTMLElement {
  if (url === '') return draw('div', 'preview-picture');
  const image = draw('img', 'preview-picture');
  image.alt = '';
  image.referrerPolicy = 'no-referrer';
  image.src = url;
  return image;
}

function drawText(className: string, item: unknown, field: string): HTMLElement {
  const element = draw('div', className, toPlainText(readText(item, field)));
  element.dir = 'auto';
  return element;
}

function readField(from: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), from);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readText(from: unknown, field: string): string {
  const value = readField(from, field);
  return typeof value === 'string' ? value : '';
}

/** A file's address, or a list with something in it, which some hosts send as an object. */
const isPicture = (value: unknown) =>
  typeof value === 'string' ? PICTURE_FILE.test(value) : isObject(value) && Object.keys(value).length > 0;

/** The text of HTML that nobody has sanitised: it is parsed in a document that neither runs nor loads anything. */
function toPlainText(html: string): string {
  const source = html.replace(/\s+/g, ' ').replace(/<br ?\/?>/gi, '\n');
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  return body.textContent.trim();
}
