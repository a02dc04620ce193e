import { loadCatalog } from '@social/texts/load-catalog';

/** Loads the texts of this remote in the language of the page. The shell awaits it before any other expose of the release is evaluated. */
export function loadTexts(): Promise<void> {
  return loadCatalog({ de: () => import(/* webpackChunkName: "texts-de" */ '../texts/de.json') });
}
