/**
 * Lets React run on a page that a translator or an extension changes (facebook/react#11538). React keeps the text nodes that it made. A translator moves
 * them into a `<font>`, or replaces them by one; the next `removeChild` or `insertBefore` then throws, and a new text is set where the member cannot see it.
 *
 * With this, React's calls find what is in the place of a moved node: they remove that, or insert before it. A text that was replaced comes back
 * when it changes, and the translator translates it again. Calls whose nodes are where they should be cost one comparison more.
 *
 * Call it once, before the first render. @returns an undo, for tests
 */
export function tolerateChangedPages(view: Window & typeof globalThis = window): () => void {
  const { document, Node: NodeClass, MutationObserver: Observer } = view;
  const prototype = NodeClass.prototype;
  const { removeChild, insertBefore, appendChild } = prototype;
  /** What an outsider put in the place of a text. */
  const replacements = new WeakMap<Node, ChildNode>();

  const observer = new Observer((records) => findReplacements(records));
  observer.observe(document, { childList: true, subtree: true });

  function findReplacements(records: readonly MutationRecord[]): void {
    const added = new Set<Node>();
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      for (const node of record.addedNodes) if (node instanceof view.HTMLElement) added.add(node);
    }
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) {
        if (!(node instanceof view.Text) || node.isConnected) continue;
        const replacement = [...addedNodes, previousSibling, nextSibling].find((other) => other !== null && added.has(other));
        if (!replacement) continue;
        replacements.set(node, replacement as ChildNode);
        // Also works on a node that is not in the document.
        observer.observe(node, { characterData: true });
      }
    }
  }

  /** Puts a text back whose value changed. */
  function restore(text: Node): void {
    const replacement = replacements.get(text);
    replacements.delete(text);
    if (replacement?.parentNode && text.parentNode === null) replacement.replaceWith(text);
  }

  /** Returns the child of `parent` that is in the place of `node`; null where none is. */
  function findStandIn(parent: Node, node: Node): ChildNode | null {
    findReplacements(observer.takeRecords());
    for (let standIn: Node | null | undefined = node; standIn; standIn = standIn.parentNode ?? replacements.get(standIn))
      if (standIn.parentNode === parent) return standIn as ChildNode;
    return null;
  }

  /** Removes what an outsider put around a text, or in its place, before React puts the text elsewhere. */
  function release(node: Node): void {
    const replacement = replacements.get(node);
    if (replacement) {
      replacements.delete(node);
      replacement.remove();
    }
    for (let around = node.parentElement; around?.nodeName === 'FONT' && around.childNodes.length === 1; around = node.parentElement)
      around.replaceWith(node);
  }

  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const standIn = findStandIn(this, child);
    // Next to the node in a wrapper there may be others.
    const isWrapperOnly = standIn !== null && standIn.textContent === child.textContent;
    if (standIn && (child.parentNode === null || isWrapperOnly)) removeChild.call(this, standIn);
    else if (child.parentNode) removeChild.call(child.parentNode, child);
    replacements.delete(child);
    return child;
  };

  prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
    if (node.nodeType === NodeClass.TEXT_NODE) release(node);
    const standIn = reference === null || reference.parentNode === this ? reference : findStandIn(this, reference);
    return insertBefore.call(this, node, standIn) as T;
  };

  prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (node.nodeType === NodeClass.TEXT_NODE) release(node);
    return appendChild.call(this, node) as T;
  };

  return () => {
    observer.disconnect();
    Object.assign(prototype, { removeChild, insertBefore, appendChild });
  };
}
