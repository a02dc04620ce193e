import { createCipheriv } from 'node:crypto';

export type Mode = 'strict' | 'hostile';

export type ReplyFamily = 'api' | 'legacy';

const NOTICE = '<br />\n<b>Notice</b>: Undefined index: lang in <b>/home/site/public_html/api.php</b> on line <b>212</b><br />\n';

/** The status of a success: a number on `/api/*`, a string on `app_api.php`. */
export function successStatus(family: ReplyFamily): 200 | '200' {
  return family === 'legacy' ? '200' : 200;
}

/** A refusal as every call of the contract writes it; hostile hosts write the number as a string. */
export function errorBody(refusal: { apiStatus: string; errorId: number; message: string }, mode: Mode) {
  const errorId = mode === 'hostile' ? String(refusal.errorId) : refusal.errorId;
  return { api_status: refusal.apiStatus, errors: { error_id: errorId, error_text: refusal.message } };
}

/** Makes a reply as awkward as the worst hosts of this kind make theirs, without changing what it says. */
export function spoilReply(body: Record<string, unknown>): Record<string, unknown> {
  const { data, ...rest } = spoilFields(body);
  // An empty list may be missing altogether.
  return Array.isArray(data) && data.length === 0 ? rest : { ...rest, ...('data' in body && { data }) };
}

/** How many items a hostile host gives of those that were asked for: its pages are short without being the last. */
export function shortLimit(limit: number): number {
  return Math.ceil(limit / 2);
}

/** Where '' says something that null does not. */
const KEEP_EMPTY = new Set(['type', 'access_token']);
const WORD_FLAGS = new Set(['is_liked', 'is_page_onwer']);
/** Objects that are `[]` where there is none. */
const MISSING_OBJECTS = new Set(['last_message', 'reply', 'product']);
/** Lists that a PHP array with gaps turns into an object with number keys. */
const LISTS_WITH_GAPS = new Set(['parts', 'photo_multi', 'photo_album', 'get_post_comments']);
const COUNTS = /(_likes|_comments|_shares|_share|_wonders|_count|^replies|^option_votes)$/;

function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil);
  return isFields(value) ? spoilFields(value) : value;
}

function spoilFields(fields: Record<string, unknown>): Record<string, unknown> {
  const text = encryptedTextOf(fields);
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => [key, spoilField(key, value)]);
  return { ...Object.fromEntries(entries), ...(text !== null && { text }) };
}

function spoilField(key: string, value: unknown): unknown {
  if (value === '' && !KEEP_EMPTY.has(key)) return null;
  if (typeof value === 'boolean') return WORD_FLAGS.has(key) ? (value ? 'yes' : 'no') : Number(value);
  if (typeof value === 'string' && COUNTS.test(key) && /^\d+$/.test(value)) return Number(value);
  if (Array.isArray(value)) return spoilList(key, value);
  return spoil(value);
}

function spoilList(key: string, list: unknown[]): unknown {
  if (list.length === 0 && MISSING_OBJECTS.has(key)) return null;
  const items = list.map(spoil);
  return LISTS_WITH_GAPS.has(key) ? Object.fromEntries(items.map((item, index) => [String(2 * index), item])) : items;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

/** Messages of current hosts are AES-128-ECB under their own time; it hides nothing, for the key travels along. */
function encryptedTextOf({ from_id: author, text, time }: Record<string, unknown>): string | null {
  if (author === undefined || typeof text !== 'string' || typeof time !== 'string') return null;
  return text ? encryptMessage(text, time) : null;
}

/** The text of a message as current hosts send it. @param time the message's own epoch seconds */
export function encryptMessage(text: string, time: string): string {
  const key = Buffer.alloc(16);
  key.write(time.slice(0, 16), 'ascii');
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** What the body is sent as: hostile hosts print a PHP notice first. */
export function printBody(json: string, mode: Mode): string {
  return mode === 'hostile' ? NOTICE + json : json;
}
