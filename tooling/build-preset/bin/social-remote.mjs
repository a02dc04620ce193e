#!/usr/bin/env node
// social-remote build: builds the app in the current folder into dist/. social-remote dev: serves it with hot replacement, for use inside
// the page of an environment.
import { existsSync } from 'node:fs';
import { register } from 'node:module';

const scripts = { build: '../build/build-app', dev: '../build/serve-app' };

const [name] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name)) {
  console.error(`Usage: social-remote ${Object.keys(scripts).join('|')}`);
  process.exit(2);
}
// The configuration of a remote is TypeScript, and in the workspace this package is, too.
register('./load-typescript.mjs', import.meta.url);
const compiled = new URL(`${scripts[name]}.js`, import.meta.url);
await import(existsSync(compiled) ? compiled.href : new URL(`${scripts[name]}.ts`, import.meta.url).href);
