import { defineHost } from '@social/tooling/webpack/define-host';
export default defineHost({ appDir: import.meta.dirname, entry: './src/main.tsx', host: { routes: [], always: [], document: { styles: '', script: '', body: '' } } });
