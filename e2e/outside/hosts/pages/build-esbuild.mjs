import { build } from 'esbuild';

const [entry, outDir] = process.argv.slice(2);
await build({
  entryPoints: { main: entry },
  outdir: outDir,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
