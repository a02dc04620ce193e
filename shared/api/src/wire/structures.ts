import * as z from 'zod/mini';
import { withUnreadableCount } from '../unreadable-items';
import { decodeOrNull, mappedOrRefused, reading, type Decoder } from './decoder';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these fields. Each is decoded even if it is missing. Other fields are dropped. */
export function object<Shape extends Record<string, Decoder<unknown>>>(shape: Shape) {
  return z.object(shape);
}

/** An object, or null where the provider has none and sends [], '', null, false or nothing. An invalid one is null too. */
export function objectOrNull<T>(decoder: Decoder<T>): Decoder<T | null> {
  return reading((value) => (isRecord(value) && Object.keys(value).length > 0 ? decodeOrNull(decoder, value) : null));
}

/** A list and the number of items that could not be decoded. */
export type PartialList<T> = { items: T[]; skippedCount: number };

/** Bounds a list by default: a page has tens of items, a broken or hostile host could send millions. */
const MAX_ITEMS = 1000;

/**
 * A list in any form that PHP sends: an array, '' or nothing for an empty one, an object with number keys for one with gaps. Omits items
 * that cannot be decoded, and those beyond `maxItems`.
 */
export function list<T>(item: Decoder<T>, maxItems = MAX_ITEMS): Decoder<T[]> {
  return reading((value) => readItems(item, value, maxItems).items);
}

/**
 * The list that a reply is about. Unlike `list` it refuses a value of another shape, and a list of which no item can be decoded, because a
 * broken reply would look like an empty list. Other undecodable items are counted (`getUnreadableCount`), except foreign ones, such as
 * advertisements.
 */
export function replyList<T>(item: Decoder<T>, isForeign: (candidate: unknown) => boolean = () => false): Decoder<T[]> {
  return mappedOrRefused(
    reading((value) => value),
    (value) => {
      const { items, skipped } = readItems(item, value);
      const unreadableCount = skipped.filter((candidate) => candidate !== null && !isForeign(candidate)).length;
      if (items.length > 0) return withUnreadableCount(items, unreadableCount);
      return isEmptyList(value) || (skipped.length > 0 && unreadableCount === 0) ? items : null;
    },
  );
}

/** The object with the lists that a reply is about. Where all are empty, hosts send [], '', null, false or nothing. */
export function replyLists<T>(lists: Decoder<T>): Decoder<T> {
  return z.pipe(
    reading((value) => (isEmptyList(value) ? {} : value)),
    lists,
  );
}

/** PHP sends '', false or nothing for an empty list, and null in the gaps of one. */
function isEmptyList(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.values(value).every((candidate) => candidate === null));
}

/** Like `list`, and counts the omitted items: with any, a short page is not the last one. */
export function countedList<T>(item: Decoder<T>): Decoder<PartialList<T>> {
  return reading((value) => {
    const { items, skipped } = readItems(item, value);
    return { items, skippedCount: skipped.length };
  });
}

function readItems<T>(item: Decoder<T>, value: unknown, maxItems = MAX_ITEMS): { items: T[]; skipped: unknown[] } {
  const raw: unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  const items: T[] = [];
  const skipped: unknown[] = raw.slice(maxItems);
  for (const candidate of raw.slice(0, maxItems)) {
    const result = item.safeParse(candidate);
    if (result.success) items.push(result.data);
    else skipped.push(candidate);
  }
  return { items, skipped };
}

/** Creates a decoder on first use, for recursive types, such as a shared post in a post. */
export function lazily<T>(make: () => Decoder<T>): Decoder<T> {
  return z.lazy(make);
}
