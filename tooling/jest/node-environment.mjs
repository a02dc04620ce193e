/**
 * Fastify names a plugin by searching `require.cache`, which in Jest is a proxy that lists every module each time: a quarter of a
 * second for each server that a test starts. It does not search for a function with this property.
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
