import { findOldTerms, findOldTermsInStyles, refuseName } from './find-old-terms';
import type { Source } from './sources/parse-source';

/** The terms and the tests of this check contain the words that they refuse. */
const NAMING_OLD_TERMS = /^tooling\/checks\/(vocabulary-terms|find-old-terms\.test|plain-english\.test)\.ts$/;

/**
 * Refuses the old dialect in names, and comments, test titles and texts that are not plain English. docs/glossary.md has the terms.
 * @param source null for a style sheet.
 * @returns a line for each use.
 */
export function checkVocabulary(file: string, text: string, source: Source | null): string[] {
  if (NAMING_OLD_TERMS.test(file)) return [];
  const findings = source ? findOldTerms(source) : findOldTermsInStyles(text);
  const ofPath = refuseName(file);
  if (ofPath) findings.unshift({ line: 0, text: file, say: ofPath });
  return findings.map((finding) => `${file}:${finding.line}  ${finding.text}  → ${finding.say} (docs/glossary.md)`);
}
