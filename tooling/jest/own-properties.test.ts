import vm from 'node:vm';

type Properties = {
  readProperties: (objects: readonly object[], targets: ReadonlyMap<object, object>) => unknown;
  restoreProperties: (snapshot: unknown) => void;
};

const { readProperties, restoreProperties } = jest.requireActual<Properties>('../build-preset/jest/own-properties.cjs');

test('a built-in that was replaced gets its value back, and what was added is removed', () => {
  const context = vm.createContext({});
  const global = vm.runInContext('globalThis', context) as Record<string, unknown>;
  const date = global.Date;
  const snapshot = readProperties([context], new Map([[context, global]]));

  global.Date = class FakeDate {};
  global.Date = date; // as fake timers do when they end
  global.added = true;
  restoreProperties(snapshot);
  expect(vm.runInContext('typeof Date + typeof added', context)).toBe('functionundefined');

  global.Date = class FakeDate {};
  restoreProperties(snapshot);
  expect(vm.runInContext('Date', context)).toBe(date);
});
