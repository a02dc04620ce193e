/**
 * node --import tsx tooling/single-build/build-changed.ts <app> <folder> <source> <from> <to>: builds a remote into a folder with one text
 * of a source replaced. The checkout does not change. The remote is built in its own folder, so that all other ids stay the same.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import { changeText } from './change-text';

const [app = '', folder = '', source = '', from = '', to = ''] = process.argv.slice(2);
const { default: define } = (await import(pathToFileURL(resolve(app, 'webpack.config.ts')).href)) as {
  default: (environment: unknown, argv: { mode: 'production' }) => Configuration;
};
const config = define({}, { mode: 'production' });
const compiler = webpack({ ...config, output: { ...config.output, path: resolve(folder) } });
changeText(compiler, resolve(join(app, source)), from, to);
const stats = await new Promise<Stats>((done, fail) => {
  compiler.run((error, result) => (error ? fail(error) : done(result as Stats)));
});
await new Promise((done) => compiler.close(done));
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
