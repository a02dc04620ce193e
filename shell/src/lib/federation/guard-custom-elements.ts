type Report = (error: Error) => void;

/**
 * Lets a release define a custom element that another one has defined: a fallback, or a remote with the same library. The browser has no way
 * to undefine one, so the first definition stays. Without this, `define` throws while the module starts, and a sound fallback is reported as failing.
 * @param report gets the clash of two remotes, with the second one's file in its stack.
 */
export function guardCustomElements(elements: CustomElementRegistry, report: Report): void {
  const defineFirst = elements.define.bind(elements);
  const owners = new Map<string, string | undefined>();

  elements.define = function define(name, element, options) {
    const clash = new Error(`<${name}> is defined twice. The first definition stays.`);
    // Without the frame of this function, because an error belongs to the release of its first address.
    Error.captureStackTrace?.(clash, define);
    const remote = /\/r\/([a-z0-9_]+)\//.exec(clash.stack ?? '')?.[1];
    if (elements.get(name) === undefined) {
      defineFirst(name, element, options);
      owners.set(name, remote);
    } else if (remote !== undefined && owners.get(name) !== remote) {
      report(clash);
    }
  };
}
