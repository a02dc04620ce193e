import { findEntryFault } from './check-entry';

test.each([
  ['declared', 'export function get() {} export const init = () => {};'],
  ['renamed, as bundlers write them', 'const a = 1, b = 2; export { a as get, b as init };'],
  ['in another file', 'export * from "./container.js";'],
])('an entry with get and init passes: %s', async (_title, source) => {
  expect(await findEntryFault(source)).toBeNull();
});

test.each([
  ['an ordinary script', 'var mf; (() => { mf = { get() {}, init() {} }; })();', 'it is an ordinary script'],
  ['without exports', 'import "./a.js";', 'it exports nothing, and not get and init'],
  ['with other exports', 'export const mount = 1;', 'it exports mount, and not get and init'],
  ['without init', 'export const get = 1;', 'it exports get, and not init'],
  ['with a namespace only', 'export * as parts from "./a.js";', 'it exports parts'],
  ['that cannot be parsed', 'export const = `', 'it cannot be parsed as an ES module'],
])('an entry %s is refused with a cure', async (_title, source, message) => {
  expect(await findEntryFault(source)).toMatchObject({ message: expect.stringContaining(message), cure: expect.stringMatching(/\.$/) });
});
