import { extname } from 'node:path';
import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

// Each mark is compared with all earlier ones, a hundred for each file. That took ten times as long as the search.
secretLintProfiler.mark = () => undefined;

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

/** Finds keys, tokens and passwords in a text. @returns a line for each, with the secret masked. */
export async function findSecrets(path: string, text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content: text, ext: extname(path), contentType: 'text' },
    options: { config, maskSecrets: true },
  });
  return messages.map(({ loc, message, ruleId }) => `${path}:${loc.start.line}  ${message} (${ruleId})`);
}

/**
 * Not searched: pictures, sounds and documents have no text, pnpm checks the lock file, and drizzle-kit writes the snapshots from the
 * schema.
 */
const UNSEARCHED = /\.(avif|webp|png|jpe?g|woff2|mp3|mp4|pdf)$|^pnpm-lock\.yaml$|\/drizzle\/meta\//;

/** Returns true if a file is searched for secrets. */
export function isSearchedForSecrets(file: string): boolean {
  return !UNSEARCHED.test(file);
}
