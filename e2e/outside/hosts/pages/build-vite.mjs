import { build } from 'vite';

const [entry, outDir] = process.argv.slice(2);
await build({
  configFile: false,
  logLevel: 'warn',
  build: { outDir, target: 'es2022', minify: false, rollupOptions: { input: entry, output: { entryFileNames: 'main.js' } } },
});
