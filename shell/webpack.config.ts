import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineHost } from '@social/tooling/webpack/define-host';
import { consumedExposes, ownPaths, panelRegion } from './src/routes';

const documentPart = (file: string) => readFileSync(join(import.meta.dirname, 'src/document', file), 'utf8').trim();

export default defineHost({
  appDir: import.meta.dirname,
  entry: './src/main.tsx',
  consumes: consumedExposes,
  host: {
    ownPaths,
    always: [panelRegion],
    document: {
      styles: documentPart('first-paint.css'),
      script: documentPart('color-mode.js'),
      body: documentPart('splash.html'),
    },
  },
});
