import { setTranslator, type Catalog } from './catalog';
import { getLanguage, PSEUDO_LANGUAGE } from './languages';

/** Languages other than English to the import of their catalog. */
export type CatalogLoaders = Readonly<Record<string, () => Promise<{ default: Catalog }>>>;

/**
 * Loads the catalog for the page's language, unless that is English. Await it before evaluating modules with texts. A language without a
 * catalog in the app is shown in English.
 */
export async function loadCatalog(loaders: CatalogLoaders): Promise<void> {
  const language = getLanguage();
  if (language === PSEUDO_LANGUAGE) {
    const { pseudoTranslator } = await import('./pseudo-translator');
    setTranslator(pseudoTranslator);
    return;
  }
  const load = loaders[language];
  if (!load) return;
  const { default: catalog } = await load();
  const rules = new Intl.PluralRules(language);
  setTranslator({
    find: (source) => (Object.hasOwn(catalog, source) ? catalog[source] : undefined),
    selectForm: (count) => rules.select(count),
  });
}
