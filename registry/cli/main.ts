import picocolors from 'picocolors';
import { runCli } from './run-cli';

// A reader such as `head` may leave before the end.
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
  // Plain in a pipe, also in pipelines whose environment asks for colours. `undefined` would mean picocolors' own choice.
  colors: picocolors.createColors(picocolors.isColorSupported && Boolean(process.stdout.isTTY)),
  fetch,
});
