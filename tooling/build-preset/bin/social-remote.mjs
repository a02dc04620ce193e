#!/usr/bin/env node
// social-remote build: builds the app in the current folder into dist/. social-remote dev: serves it with hot replacement, for use inside
// the page of an environment.
import { register as registerCommonJs } from 'tsx/cjs/api';
import { register } from 'tsx/esm/api';

const scripts = { build: '../build/build-app.ts', dev: '../build/serve-app.ts' };

const [name] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) {
  console.error(`Usage: social-remote ${Object.keys(scripts).join('|')}`);
  process.exit(2);
}
registerCommonJs();
register();
await import(new URL(scripts[name], import.meta.url).href);
