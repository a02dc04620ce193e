import webpack, { type Stats } from 'webpack';
import { loadConfig } from './load-config';

/** Builds the app in the current folder into its dist/. On failure, prints webpack's messages and exits with 1. */
async function main() {
  const compiler = webpack(await loadConfig(process.cwd(), 'production'));
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result as Stats)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const problems = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (problems) console.log(problems);
  if (stats.hasErrors()) process.exit(1);
}

await main();
