/** Forms of a text that speaks of a number, by the plural category of `Intl.PluralRules`; every language has `other`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** English texts to their translations. The key of a plural is the English text for many. */
export type Catalog = Readonly<Record<string, string | PluralForms>>;

type Translator = { find: (source: string) => string | PluralForms | undefined; selectForm: (count: number) => Intl.LDMLPluralRule };

/** English needs no catalog, and loads nothing of this. */
const english: Translator = { find: () => undefined, selectForm: (count) => (count === 1 ? 'one' : 'other') };

let translator = english;

/** Returns how the texts of this bundle are translated. */
export function getTranslator(): Translator {
  return translator;
}

/** Translates the texts of this bundle from now on: those that modules read while they are evaluated must come later. */
export function setTranslator(next: Translator | null): void {
  translator = next ?? english;
}
