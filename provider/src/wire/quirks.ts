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
export function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, spoilField(key, item)]);
  return withEncryptedText(Object.fromEntries(entries));
}

function spoilField(key: string, value: unknown): unknown {
  if (value === '' && !KEEP_EMPTY.has(key)) return null;
  if (typeof value === 'boolean') return WORD_FLAGS.has(key) ? (value ? 'yes' : 'no') : Number(value);
  return spoil(value);
}

/** Where '' says something that null does not. */
const KEEP_EMPTY = new Set(['type', 'access_token']);
const WORD_FLAGS = new Set(['is_liked', 'is_page_onwer']);

/** Messages of current hosts are AES-128-ECB under their own time; it hides nothing, for the key travels along. */
function withEncryptedText(fields: Record<string, unknown>): Record<string, unknown> {
  const isMessage = 'from_id' in fields && typeof fields.text === 'string' && typeof fields.time === 'string';
  if (!isMessage || !fields.text) return fields;
  return { ...fields, text: encryptMessage(String(fields.text), String(fields.time)) };
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
