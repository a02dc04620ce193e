const { basename } = require('node:path');

/**
 * Wraps an expose in a developer's build: shows its `Region`, and replaces it after each change. Works in a production shell, whose React
 * has no fast refresh. Shell, session and address are kept.
 */
module.exports = function hotRegionLoader() {
  const module = JSON.stringify(`./${basename(this.resourcePath)}`);
  return `
    import { createElement, useSyncExternalStore } from 'react';
    import { Region as Latest } from ${module};

    let current = Latest;
    const listeners = new Set();

    function subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }

    export function Region() {
      return createElement(useSyncExternalStore(subscribe, () => current));
    }

    import.meta.webpackHot?.accept(${module}, () => {
      current = Latest;
      listeners.forEach((listener) => listener());
    });
  `;
};
