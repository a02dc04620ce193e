import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@social/tooling/stack/config';
import { readCommands } from './document-commands';

const document = `# Title

\`\`\`sh checkout
npm run build
\`\`\`

## Install

1. A step.

   \`\`\`sh
   cat > file <<END
     two spaces

   END
   \`\`\`

\`\`\`json
{}
\`\`\`
`;

test('reads blocks with their target, and removes the indentation of a list', () => {
  expect(readCommands(document)).toEqual([
    { heading: 'Title', line: 4, target: 'checkout', script: 'npm run build\n' },
    { heading: 'Install', line: 12, target: 'machine', script: 'cat > file <<END\n  two spaces\n\nEND\n' },
  ]);
  expect(readCommands(document, ['Install'])).toHaveLength(1);
});

test.each([
  ['a section without commands', document, ['Uninstall'], /no commands below: Uninstall/],
  ['an unknown mark', '```sh laptop\nls\n```\n', undefined, /not sh laptop/],
])('refuses %s', (_name, markdown, headings, message) => {
  expect(() => readCommands(markdown, headings)).toThrow(message);
});

test('the installation guide has commands for machines and for the checkout', () => {
  const guide = readFileSync(join(workspaceRoot, 'deploy/README.md'), 'utf8');
  expect(new Set(readCommands(guide, ['Prepare', 'Install']).map(({ target }) => target))).toEqual(new Set(['machine', 'checkout']));
});
