// Reports names in READMEs and documents that do not exist in the repository: paths, npm scripts, and the registry's commands and options.
// Arguments limit it to some files: node --import tsx tooling/checks/stale-names.ts docs/operations.md
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';
import { createStaleNameFinder } from './find-stale-names';
import { listSourceFiles } from './list-source-files';

const files = listSourceFiles();
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

/** Collects the matches of a pattern in files, or of its group if it has one. */
function collect(sources: readonly string[], pattern: RegExp): Set<string> {
  return new Set(sources.flatMap((file) => [...read(file).matchAll(pattern)].map(([whole, group]) => group ?? whole)));
}

const documents = files.filter((file) => /^(CONTRIBUTING\.md|docs\/.+\.md|(.+\/)?README\.md)$/.test(file));
// Excludes the tests of this check, which contain names that do not exist.
const sources = files.filter(
  (file) =>
    !file.startsWith('tooling/checks/') && /\.(tsx?|[mc]?js|json|css|html|ya?ml|conf|service)$/.test(file) && !file.includes('/drizzle/'),
);
const commandFiles = files.filter((file) => /^registry\/cli\/(?!.*\.test\.).+\.ts$/.test(file));

const findStaleNames = createStaleNameFinder({
  files,
  scripts: new Set(
    files
      .filter((file) => /(^|\/)package\.json(\.txt)?$/.test(file))
      .flatMap((file) => Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {})),
  ),
  // Each quoted word counts as a command, because some commands are created from lists.
  commandLine: new Set([...collect(commandFiles, /'([a-z][a-z-]*)[ ']/g), ...collect(commandFiles, /--[a-z][a-z-]+/g), '--help']),
  hyphenatedNames: new Set([
    ...collect(sources, /[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g),
    ...files.flatMap((file) => file.match(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g) ?? []),
  ]),
});

const wanted = process.argv.slice(2);
let count = 0;
for (const document of documents.filter((file) => wanted.length === 0 || wanted.includes(file))) {
  for (const { line, name } of findStaleNames(document, read(document))) {
    console.log(`${document}:${line}  ${name} does not exist.`);
    count += 1;
  }
}
if (count > 0) console.log(`\n${count} names without a file, script or command: write the present name, or remove the sentence.`);
process.exitCode = count > 0 ? 1 : 0;
