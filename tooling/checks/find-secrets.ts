import { extname } from 'node:path';
import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

// It compares each of its marks with all before, a hundred for each file: that took ten times as long as the search.
secretLintProfiler.mark = () => undefined;

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

/** Finds keys, tokens and passwords of services in a text. @returns a line for each, with the secret itself masked. */
export async function findSecrets(path: string, text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content: text, ext: extname(path), contentType: 'text' },
    options: { config, maskSecrets: true },
  });
  return messages.map(({ loc, message, ruleId }) => `${path}:${loc.start.line}  ${message} (${ruleId})`);
}

/** Pictures, sounds and documents hold no text. The lock file is checked by pnpm, and the snapshots are written by drizzle-kit from the schema. */
const UNSEARCHED = /\.(avif|webp|png|jpe?g|woff2|mp3|mp4|pdf)$|^pnpm-lock\.yaml$|\/drizzle\/meta\//;

/** Whether a file of the repository is searched for secrets. */
export function isSearchedForSecrets(file: string): boolean {
  return !UNSEARCHED.test(file);
}
