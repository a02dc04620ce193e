import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFavicon, readIcon } from '@social/tooling/webpack/app-icons';
import { compileInlineScript } from '@social/tooling/webpack/compile-inline-script';
import { defineHost } from '@social/tooling/webpack/define-host';
import { consumedExposes, ownPaths, panelRegion } from './src/routes';

const documentPath = (file: string) => join(import.meta.dirname, 'src/document', file);
const iconFolder = documentPath('icons');
const documentPart = (file: string) => readFileSync(documentPath(file), 'utf8').trim();

export default defineHost({
  appDir: import.meta.dirname,
  entry: './src/main.tsx',
  consumes: consumedExposes,
  slotInputs: './src/slot-inputs.ts',
  budget: { release: 1220, start: 823, later: 31 },
  icons: [
    readIcon(iconFolder, 'icon-192.png', { sizes: '192x192', purpose: 'any' }),
    readIcon(iconFolder, 'icon-512.png', { sizes: '512x512', purpose: 'any' }),
    readIcon(iconFolder, 'maskable-512.png', { sizes: '512x512', purpose: 'maskable' }),
    readIcon(iconFolder, 'apple-touch-180.png', { sizes: '180x180', purpose: 'apple' }),
  ],
  host: {
    ownPaths,
    always: [panelRegion],
    app: { favicon: readFavicon(join(iconFolder, 'icon.svg')), themeColor: '#b8400e', backgroundColor: '#f6f4f1' },
    serviceWorker: compileInlineScript(join(import.meta.dirname, 'src/worker/service-worker.ts')),
    document: {
      styles: documentPart('first-paint.css'),
      script: [documentPart('language.js'), documentPart('color-mode.js'), compileInlineScript(documentPath('early-requests.ts'))].join(
        '\n',
      ),
      body: documentPart('splash.html'),
    },
  },
});
