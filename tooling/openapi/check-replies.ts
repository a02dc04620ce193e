import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../stack/config';
import { readReplies, type ReplySchemas } from './read-replies';

/**
 * Compares the provider's described replies with what its handlers return. Exits with 1 if they differ. `--record` writes the description.
 */
const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });
const file = join(workspaceRoot, 'provider/src/plugins/reply-schemas.json');
const present = readReplies(join(workspaceRoot, 'provider/src/app.ts'), [
  [/^legacy/, '/app_api'],
  [/^/, '/api'],
]);
if (values.record) {
  writeFileSync(file, print(present));
} else if (readFileSync(file, 'utf8') !== print(present)) {
  console.log(`${file} does not describe what the handlers return. Run: node --import tsx tooling/openapi/check-replies.ts --record`);
  process.exitCode = 1;
}

/** Prints a property per line, so that a review shows which field of a reply changed. */
function print(schemas: ReplySchemas): string {
  const lines = JSON.stringify(schemas, null, 2);
  return `${lines.replace(/[{[]\s+[^{}[\]]+?\s+[}\]]/g, (leaf) => leaf.replace(/\s+/g, ' '))}\n`;
}
