/** Forms of a text with a number, by the plural category of `Intl.PluralRules`. Every language has `other`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Maps English texts to translations. The key of a plural is the English text for many. */
export type Catalog = Readonly<Record<string, string | PluralForms>>;

type Translator = { find: (source: string) => string | PluralForms | undefined; selectForm: (count: number) => Intl.LDMLPluralRule };

/** English needs no catalog, and loads nothing of this. */
const english: Translator = { find: () => undefined, selectForm: (count) => (count === 1 ? 'one' : 'other') };

let translator = english;

/** Returns the translator of this bundle's texts. */
export function getTranslator(): Translator {
  return translator;
}

/** Sets the translator of this bundle's texts. Modules that read texts during evaluation must load later. */
export function setTranslator(next: Translator | null): void {
  translator = next ?? english;
}
