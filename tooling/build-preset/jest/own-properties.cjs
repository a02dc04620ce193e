/**
 * Reads how each of `objects` is defined: its own properties, by name. Of the global of a context, `vm` lists all properties only for the object that the
 * context was made of, and changes them only for the global itself: `targets` has the second of each first.
 */
function readProperties(objects, targets = new Map()) {
  return new Map([...objects].map((object) => [object, readObject(object, targets.get(object) ?? object)]));
}

/**
 * `builtIns` are the properties that only the target lists, such as `Date`. One that was replaced, by fake timers for example, stands in both
 * afterwards: it must get its value back, since deleting it would remove it from the language.
 */
function readObject(object, target) {
  const known = propertiesOf(object);
  const builtIns = new Map([...propertiesOf(target)].filter(([name]) => !known.has(name)));
  return { known, builtIns, target };
}

/** Adds to `snapshot` what the objects have gained since, so that it stays when they are restored. */
function addNewProperties(snapshot) {
  for (const [object, { known }] of snapshot) {
    for (const name of Reflect.ownKeys(object)) {
      if (!known.has(name)) known.set(name, Object.getOwnPropertyDescriptor(object, name));
    }
  }
}

/** Defines the objects again as in `snapshot`. @returns what they were before, and the names of properties that can't be restored. */
function restoreProperties(snapshot) {
  const changed = [];
  const stuck = [];
  for (const [object, { known, builtIns, target }] of snapshot) {
    const present = propertiesOf(object);
    for (const [name, descriptor] of present) {
      const before = known.get(name) ?? builtIns.get(name);
      if (before && isSame(before, descriptor)) continue;
      const isRestored = before ? Reflect.defineProperty(target, name, before) : Reflect.deleteProperty(target, name);
      if (isRestored) changed.push({ target, name, descriptor });
      else stuck.push(name);
    }
    for (const [name, before] of known) {
      if (present.has(name)) continue;
      if (Reflect.defineProperty(target, name, before)) changed.push({ target, name });
      else stuck.push(name);
    }
  }
  return { changed, stuck };
}

/** Undoes `restoreProperties`. */
function reapplyProperties(changed) {
  for (const { target, name, descriptor } of changed) {
    if (descriptor) Reflect.defineProperty(target, name, descriptor);
    else Reflect.deleteProperty(target, name);
  }
}

const propertiesOf = (object) => new Map(Reflect.ownKeys(object).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]));

const isSame = (one, other) =>
  Object.is(one.value, other.value) && one.get === other.get && one.set === other.set && one.writable === other.writable;

/** All constructors among the globals of a context, and their prototypes. */
function constructorsOf(context, global) {
  const found = new Set();
  for (const name of new Set([...Reflect.ownKeys(context), ...Reflect.ownKeys(global)])) {
    const { value } = Object.getOwnPropertyDescriptor(global, name) ?? {};
    if (typeof value !== 'function' || !value.prototype) continue;
    found.add(value).add(value.prototype);
  }
  return found;
}

module.exports = { addNewProperties, constructorsOf, readProperties, reapplyProperties, restoreProperties };
