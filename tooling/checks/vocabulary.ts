// Refuses the old dialect in names, comments and test titles: docs/glossary.md has the field's words.
// Folders or files as arguments narrow it: node --import tsx tooling/checks/vocabulary.ts mf-chat shared/api
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';
import { findOldTerms, refuseName } from './find-old-terms';
import { listSourceFiles } from './list-source-files';

const files = listSourceFiles(process.argv.slice(2)).filter((file) => /\.(tsx?|[mc]?js|css)$/.test(file) && !file.includes('/drizzle/'));

let count = 0;
for (const file of files) {
  // The terms and the test of this check name the words that they refuse.
  if (/^tooling\/checks\/(vocabulary-terms|find-old-terms\.test)\.ts$/.test(file)) continue;
  const ofPath = refuseName(file);
  const findings = findOldTerms(file, readFileSync(join(workspaceRoot, file), 'utf8'));
  if (ofPath) findings.unshift({ line: 0, text: file, say: ofPath });
  for (const { line, text, say } of findings) console.log(`${file}:${line}  ${text}  → ${say}`);
  count += findings.length;
}
if (count > 0) console.log(`\n${count} uses of the old vocabulary: write what the arrow points to (docs/glossary.md).`);
process.exitCode = count > 0 ? 1 : 0;
