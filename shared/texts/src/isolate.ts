const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Letters from right to left, and characters that set a direction. */
const CHANGES_DIRECTION =
  /[\u0590-\u08FF\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Isolates a value within a sentence, such as a name: its letters or direction marks then do not reorder the words around it. Returns a value
 * from left to right as it is.
 */
export function isolate(value: string): string {
  if (!CHANGES_DIRECTION.test(value)) return value;
  return FIRST_STRONG_ISOLATE + (isBalanced(value) ? value : value.replace(ISOLATES, '')) + POP_ISOLATE;
}

/** True if the value ends no isolate that it did not begin, and the other way round: such a value would end ours. */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (const mark of value.match(ISOLATES) ?? []) {
    depth += mark === POP_ISOLATE ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
