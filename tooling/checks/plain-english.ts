import type { Node } from 'oxc-parser';
import type { Surroundings } from './sources/parse-source';
import { findTerm } from './find-term';
import { openings, plainTerms } from './vocabulary-terms';

/** In words. */
const MAX_SENTENCE_LENGTH = 30;

/** Calls whose texts people read: errors, log lines, output, and the help of a command. */
const READ_CALLS =
  /Error$|Refusal$|^fail$|\b(log|logger|console)\.\w+$|\b(stdout|stderr)\.write$|\.(description|summary|argument|option|requiredOption|addHelpText)$/;

/** Returns a hint for a comment that is not plain English, or null if it is. @param text without the marks of the comment. */
export function refuseComment(text: string, isContinuation: boolean): string | null {
  const opening = isContinuation ? undefined : Object.keys(openings).find((word) => new RegExp(`^${word}\\b`).test(text));
  if (opening) return openings[opening] ?? null;
  return refusePhrases(text) ?? refuseLength(text);
}

/** Returns the words to use instead of a riddle in a text, or null if it has none. Ignores code in backticks. */
export function refusePhrases(text: string): string | null {
  return findTerm(plainTerms, text.replace(/`[^`]*`/g, ' … ').toLowerCase());
}

/** True if people read the string: it is a part of an error, a log line, output, or the help of a command. */
export function isReadByPeople({ ancestors }: Surroundings, source: string): boolean {
  for (const node of ancestors.toReversed()) {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') return READ_CALLS.test(nameOf(node.callee, source));
    if (/Function|Statement|JSX/.test(node.type)) return false;
  }
  return false;
}

/** Returns the end of a callee, which is long for a chain of calls. */
function nameOf(callee: Node, source: string): string {
  return source.slice(Math.max(callee.start, callee.end - 60), callee.end);
}

function refuseLength(comment: string): string | null {
  const longest = Math.max(0, ...listSentences(comment).map(measureSentence));
  return longest > MAX_SENTENCE_LENGTH ? `two sentences: one has ${longest} words, and ${MAX_SENTENCE_LENGTH} is the maximum` : null;
}

/** A tag, a list item and an empty line start a new sentence. Code in backticks and types in braces are one word. */
function listSentences(comment: string): string[] {
  return comment
    .replace(/`[^`]*`|\{[^}]*\}/g, 'code')
    .split(/[.!?]+(?=\s|$)|\n\s*\n|(?=@\w)|\n\s*(?=[-*] )/)
    .map((sentence) => sentence.trim());
}

/** Returns the number of words. Options, paths and numbers are none, so that an example of a command is not a sentence. */
function measureSentence(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /^["'(“]?\p{L}[^/=]*$/u.test(word)).length;
}
