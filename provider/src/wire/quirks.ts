import { createCipheriv } from 'node:crypto';
import type { BrokenRequest } from '@social/limited-server/refuse-broken-requests';
import { BodyError } from '../lib/contract.errors';

export type Mode = 'strict' | 'hostile';

export type ReplyFamily = 'api' | 'legacy';

const NOTICE = '<br />\n<b>Notice</b>: Undefined index: lang in <b>/home/site/public_html/api.php</b> on line <b>212</b><br />\n';

/** Returns the status of a success: a number on `/api/*`, a string on `app_api.php`. */
export function successStatus(family: ReplyFamily): 200 | '200' {
  return family === 'legacy' ? '200' : 200;
}

/** Formats a refusal for the wire. In hostile mode the id is a string. */
export function formatError(refusal: { apiStatus: string; errorId: number; message: string }, mode: Mode) {
  const errorId = mode === 'hostile' ? String(refusal.errorId) : refusal.errorId;
  return { api_status: refusal.apiStatus, errors: { error_id: errorId, error_text: refusal.message } };
}

const brokenRequestTexts: Record<BrokenRequest, string> = {
  malformed: 'it is no HTTP request',
  'headers-too-large': 'its headers are too large',
  'too-slow': 'it did not arrive in time',
};

/** Formats the refusal of bytes that are not a request. */
export function formatBrokenRequest(problem: BrokenRequest, mode: Mode) {
  return formatError(new BodyError(brokenRequestTexts[problem]), mode);
}

/** Applies the quirks of hostile hosts to a reply, without changing its meaning. */
export function applyQuirks(body: Record<string, unknown>): Record<string, unknown> {
  const { data, ...rest } = distortFields(body);
  // An empty list may be absent.
  return Array.isArray(data) && data.length === 0 ? rest : { ...rest, ...('data' in body && { data }) };
}

/** Halves a limit: in hostile mode, a short page is not always the last one. */
export function shortenLimit(limit: number): number {
  return Math.ceil(limit / 2);
}

/** Fields in which '' and null differ. */
const EMPTY_FIELDS = new Set(['type', 'access_token']);
/** Booleans sent as 'yes' and 'no'. */
const YES_NO_FIELDS = new Set(['is_liked', 'is_page_onwer']);
/** Objects sent as `[]` if absent. */
const MISSING_OBJECTS = new Set(['last_message', 'reply', 'product']);
/** Lists sent as objects with numeric keys, as PHP does for arrays with gaps. */
const LISTS_WITH_GAPS = new Set(['parts', 'photo_multi', 'photo_album', 'get_post_comments']);
const COUNTS = /(_likes|_comments|_shares|_share|_wonders|_count|^replies|^option_votes)$/;

function distort(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(distort);
  return isFields(value) ? distortFields(value) : value;
}

function distortFields(fields: Record<string, unknown>): Record<string, unknown> {
  const text = encryptText(fields);
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => [key, distortField(key, value)]);
  return { ...Object.fromEntries(entries), ...(text !== null && { text }) };
}

function distortField(key: string, value: unknown): unknown {
  if (value === '' && !EMPTY_FIELDS.has(key)) return null;
  if (typeof value === 'boolean') return YES_NO_FIELDS.has(key) ? (value ? 'yes' : 'no') : Number(value);
  if (typeof value === 'string' && COUNTS.test(key) && /^\d+$/.test(value)) return Number(value);
  if (Array.isArray(value)) return distortList(key, value);
  return distort(value);
}

function distortList(key: string, list: unknown[]): unknown {
  if (list.length === 0 && MISSING_OBJECTS.has(key)) return null;
  const items = list.map(distort);
  return LISTS_WITH_GAPS.has(key) ? Object.fromEntries(items.map((item, index) => [String(2 * index), item])) : items;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

/** Encrypts the text of a message. Returns null for other objects and empty texts. */
function encryptText({ from_id: author, text, time }: Record<string, unknown>): string | null {
  if (author === undefined || typeof text !== 'string' || typeof time !== 'string') return null;
  return text ? encryptMessage(text, time) : null;
}

/**
 * Encrypts a message's text as current hosts do, with AES-128-ECB. This hides nothing, because the key is sent with it.
 * @param time the message's own epoch seconds, which are the key
 */
export function encryptMessage(text: string, time: string): string {
  const key = Buffer.alloc(16);
  key.write(time.slice(0, 16), 'ascii');
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** Prepends a PHP notice to the body in hostile mode. */
export function printBody(json: string, mode: Mode): string {
  return mode === 'hostile' ? NOTICE + json : json;
}
