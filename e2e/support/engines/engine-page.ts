import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Credentials } from '../member';
import type { EngineDriver, EngineElement } from './engine-driver';
import { slowness } from '../stack';

/** Finds elements by role and name inside the page, with the same queries in every engine. */
const QUERIES = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

const TO_MATCHER = 'const match = ({ source, flags, text }) => (text === undefined ? new RegExp(source, flags) : text);';
const BY_ROLE = `${TO_MATCHER} return TestingLibraryDom.queryAllByRole(document.body, arguments[0], { name: match(arguments[1]) })[0] ?? null;`;
const BY_LABEL = `${TO_MATCHER} return TestingLibraryDom.queryAllByLabelText(document.body, match(arguments[0]))[0] ?? null;`;
const BY_TEXT = `${TO_MATCHER} return TestingLibraryDom.queryAllByText(document.body, match(arguments[0])).length;`;

type Name = string | RegExp;
const toWire = (name: Name) => (typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags });

/** Long enough for a page of a busy machine. */
const TIMEOUT_MS = 45_000 * slowness;

export type EnginePage = ReturnType<typeof createEnginePage>;

/** A member's steps in a page, for a driver of any engine. Each step waits until it is possible. */
export function createEnginePage(driver: EngineDriver, baseUrl: string) {
  async function withQueries(): Promise<void> {
    if (!(await driver.run('return "TestingLibraryDom" in window;'))) await driver.run(QUERIES);
  }

  async function waitFor(what: string, body: string, ...parameters: unknown[]): Promise<EngineElement> {
    let found: EngineElement | null = null;
    // A page that is being replaced cannot be queried. The next attempt queries the new one.
    await expect(async () => {
      await withQueries();
      found = await driver.find(body, ...parameters);
      expect(found, `${what} in ${driver.name}`).not.toBeNull();
    }).toPass({ timeout: TIMEOUT_MS });
    return found as unknown as EngineElement;
  }

  const byRole = (role: string, name: Name) => waitFor(`${role} ${String(name)}`, BY_ROLE, role, toWire(name));

  const byLabel = (label: Name) => waitFor(`field ${String(label)}`, BY_LABEL, toWire(label));

  return {
    goto: (path: string) => driver.open(new URL(path, baseUrl).href),
    see: async (role: string, name: Name) => void (await byRole(role, name)),
    click: async (role: string, name: Name) => (await byRole(role, name)).click(),
    type: async (role: string, name: Name, text: string) => (await byRole(role, name)).type(text),
    attach: async (label: Name, path: string) => (await byLabel(label)).attach(path),
    /** For fields without a role, such as a password's. */
    typeByLabel: async (label: Name, text: string) => (await byLabel(label)).type(text),
    /** Waits for a text. */
    async read(text: Name): Promise<void> {
      await expect(async () => {
        await withQueries();
        expect(await driver.run(BY_TEXT, toWire(text)), `“${String(text)}” in ${driver.name}`).not.toBe(0);
      }).toPass({ timeout: TIMEOUT_MS });
    },
    /** Runs a function's body in the page. */
    run: (body: string) => driver.run(body),
    /** Opens the product as a member who has signed in before, and replaces the current member. */
    async signInAs({ accessToken, userId }: Credentials, url = baseUrl): Promise<void> {
      await driver.open(new URL('/login', url).href);
      await driver.run(
        `localStorage.clear(); localStorage.setItem('access_token', arguments[0]); localStorage.setItem('user_id', arguments[1]);`,
        accessToken,
        userId,
      );
    },
  };
}
