import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileInlineScript } from '@social/tooling/webpack/compile-inline-script';
import { defineHost } from '@social/tooling/webpack/define-host';
import { consumedExposes, ownPaths, panelRegion } from './src/routes';

const documentPath = (file: string) => join(import.meta.dirname, 'src/document', file);
const documentPart = (file: string) => readFileSync(documentPath(file), 'utf8').trim();

export default defineHost({
  appDir: import.meta.dirname,
  entry: './src/main.tsx',
  consumes: consumedExposes,
  host: {
    ownPaths,
    always: [panelRegion],
    document: {
      styles: documentPart('first-paint.css'),
      script: [documentPart('color-mode.js'), compileInlineScript(documentPath('early-requests.ts'))].join('\n'),
      body: documentPart('splash.html'),
    },
  },
});
