import * as z from 'zod/mini';
import { decodeOrNull, reading, type Decoder } from './decoder';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these fields, each read by its decoder even when it is missing. Fields not named are dropped. */
export function object<Shape extends Record<string, Decoder<unknown>>>(shape: Shape) {
  return z.object(shape);
}

/** An object, or null where the provider has none: it writes [], '', null, false or nothing then. A broken one is null too. */
export function objectOrNull<T>(decoder: Decoder<T>): Decoder<T | null> {
  return reading((value) => (isRecord(value) && Object.keys(value).length > 0 ? decodeOrNull(decoder, value) : null));
}

/** A list and how many of its items could not be read. */
export type PartialList<T> = { items: T[]; skippedCount: number };

/** The most items that are read of one list unless more is said: a page has tens, a broken or hostile host could send millions. */
const MAX_ITEMS = 1000;

/**
 * A list in any of the forms in which PHP writes one: an array, '' or nothing for an empty one, an object with number keys for
 * one with gaps. Items that can't be read are left out, and so are those beyond `mostItems`.
 */
export function list<T>(item: Decoder<T>, maxItems = MAX_ITEMS): Decoder<T[]> {
  return reading((value) => readItems(item, value, maxItems).items);
}

/** Like `list`, and says how many items were left out: a short page is not the last one then. */
export function countedList<T>(item: Decoder<T>): Decoder<PartialList<T>> {
  return reading((value) => readItems(item, value));
}

function readItems<T>(item: Decoder<T>, value: unknown, maxItems = MAX_ITEMS): PartialList<T> {
  const raw: unknown[] = (Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []).slice(0, maxItems);
  const items: T[] = [];
  for (const candidate of raw) {
    const result = item.safeParse(candidate);
    if (result.success) items.push(result.data);
  }
  return { items, skippedCount: raw.length - items.length };
}

/** A decoder that is made when it is first needed: for things that hold their own kind, such as a shared post in a post. */
export function lazily<T>(make: () => Decoder<T>): Decoder<T> {
  return z.lazy(make);
}
