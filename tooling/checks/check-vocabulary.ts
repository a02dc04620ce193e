import { findOldTerms, findOldTermsInStyles, refuseName } from './find-old-terms';
import type { Source } from './sources/parse-source';

/** The terms and the test of this check name the words that they refuse. */
const NAMING_OLD_TERMS = /^tooling\/checks\/(vocabulary-terms|find-old-terms\.test)\.ts$/;

/**
 * Refuses the old dialect in names, comments and test titles of a file: docs/glossary.md has the field's words.
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
