const { basename } = require('node:path');

/**
 * Wraps an expose in a developer's build: shows its `Region`, and replaces it after each change. Works in a production shell, whose React
 * has no fast refresh. Shell, session and address are kept. A region with `mount` has no such wrapper: a change reloads the page.
 */
module.exports = function hotRegionLoader() {
  const module = JSON.stringify(`./${basename(this.resourcePath)}`);
  return `
    import { createElement, useSyncExternalStore } from 'react';
    import * as expose from ${module};

    export const { mount, usesShadowRoot } = expose;

    let current = expose.Region;
    const listeners = new Set();

    function subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }

    function Latest(input) {
      return createElement(useSyncExternalStore(subscribe, () => current), input);
    }

    export const Region = current && Latest;

    import.meta.webpackHot?.accept(${module}, () => {
      if (!Region) return window.location.reload();
      current = expose.Region;
      listeners.forEach((listener) => listener());
    });
  `;
};
