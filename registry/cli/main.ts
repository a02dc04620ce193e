import picocolors from 'picocolors';
import { runCli } from './run-cli';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  isInteractive: Boolean(process.stdout.isTTY),
  cwd: process.cwd(),
  environment: process.env,
  // No colours in a pipe, even in pipelines whose environment asks for them. `undefined` would let picocolors decide.
  colors: picocolors.createColors(picocolors.isColorSupported && Boolean(process.stdout.isTTY)),
  fetch,
});
