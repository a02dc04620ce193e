/**
 * Reads the definitions of the own properties of `objects`, by name. For a context's global, `vm` lists all properties only on the object
 * that the context was made from, and changes them only on the global itself. `targets` maps the first to the second.
 */
function readProperties(objects, targets = new Map()) {
  return new Map([...objects].map((object) => [object, readObject(object, targets.get(object) ?? object)]));
}

/**
 * `builtIns` are the properties that only the target lists, such as `Date`. A replaced one, for example by fake timers, is afterwards
 * listed on both. It must get its value back, because deleting it would remove it from the language.
 */
function readObject(object, target) {
  const known = propertiesOf(object);
  const builtIns = new Map([...propertiesOf(target)].filter(([name]) => !known.has(name)));
  return { known, builtIns, target };
}

/** Adds new properties of the objects to `snapshot`, so that restoring does not remove them. */
function addNewProperties(snapshot) {
  for (const [object, { known }] of snapshot) {
    for (const name of Reflect.ownKeys(object)) {
      if (!known.has(name)) known.set(name, Object.getOwnPropertyDescriptor(object, name));
    }
  }
}

/** Restores the definitions in `snapshot`. @returns the previous definitions, and the names of properties that cannot be restored. */
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
