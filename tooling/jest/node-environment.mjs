/**
 * Fastify names a plugin by looking for it in `require.cache`, which in Jest is a proxy that lists every module anew: a quarter of a
 * second for each server that a test starts. A function that has a name of its own for this is not looked for.
 */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  get() {
    return this.name;
  },
  set(name) {
    Object.defineProperty(this, DISPLAY_NAME, { value: name, configurable: true, writable: true });
  },
});
