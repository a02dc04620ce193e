import { fileURLToPath } from 'node:url';
import { fileExtensions } from './content-types';
import { listFields, type Field, type JsonSchema } from './describe-fields';
import { manifestSchema, remoteConfigSchema } from './json-schemas';
import { formatBytes, MAX_FILE_BYTES, MAX_FILES, MAX_TOTAL_BYTES } from './limits';

/** Path of the page that is made here. */
export const referencePage = fileURLToPath(new URL('../../docs/release-json.md', import.meta.url));

const introduction = `# release.json and remote.config.json

Made from the schemas by \`node --import tsx registry/release/write-reference.ts\`. Every registry publishes them as JSON Schemas:
\`/schemas/release.json\` and \`/schemas/remote.config.json\`.

\`release.json\` describes one release: its files with hashes, its exposes, and what it requires of the shell. \`registry manifest <folder>\`
writes it for any build, and \`registry publish <folder>\` does so for a folder without one. You write only \`remote.config.json\`, next to
\`package.json\`: the pages, the menu and what no bundler knows.`;

/** Returns the text of docs/release-json.md: the fields of both files, and what a release may contain. */
export function writeReferencePage(): string {
  const limits = `## Files

A release has at most ${MAX_FILES} files of ${formatBytes(MAX_FILE_BYTES)} each, ${formatBytes(MAX_TOTAL_BYTES)} together, of these kinds:
${fileExtensions.join(', ')}. Publishing omits \`.DS_Store\`, \`Thumbs.db\`, files of
editors, \`index.html\` and \`mf-stats.json\`. The entry is an ES module that exports \`get\` and \`init\`.`;
  return [
    introduction,
    '## remote.config.json',
    writeTable(remoteConfigSchema()),
    '## release.json',
    writeTable(manifestSchema()),
    limits,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function writeTable(schema: JsonSchema): string {
  const rows = listFields(schema).map((field) => [`\`${field.path}\``, describeType(field), String(field.schema.description)]);
  return [['field', 'type', 'meaning'], ['---', '---', '---'], ...rows].map((cells) => `| ${cells.map(escape).join(' | ')} |`).join('\n');
}

function describeType({ isRequired, schema }: Field): string {
  const { type, enum: values, const: only } = schema as { type?: string; enum?: unknown[]; const?: unknown };
  const written = only === undefined ? (values?.join(' or ') ?? type ?? 'any') : JSON.stringify(only);
  return isRequired ? `${written}, required` : written;
}

function escape(cell: string): string {
  return cell.replaceAll('|', '\\|');
}
