import { getTranslator, type PluralForms } from './catalog';
import { getLanguage } from './languages';

/** The values of a text's placeholders, by name; numbers as they are to be read. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Returns a text in the language of the page, with `{name}` replaced by the value of that name. An English text without a translation is returned
 * as it is; `tooling/checks` finds those.
 */
export function t(source: string, values?: TextValues): string {
  return fill(toText(getTranslator().find(source)) ?? source, values);
}

/** Returns the text that fits a number, in the language of the page: `{count}` is the number unless `values` has it in other writing. */
export function plural(count: number, forms: { one: string; other: string }, values?: TextValues): string {
  const { find, selectForm } = getTranslator();
  const translated = find(forms.other);
  const found: PluralForms = typeof translated === 'string' ? { other: translated } : (translated ?? forms);
  return fill(found[selectForm(count)] ?? found.other, { count, ...values });
}

/** Returns a label as it stands within a sentence: in lower case in English; other languages keep it, as German writes nouns large. */
export function lowerInSentence(label: string): string {
  return getLanguage() === 'en' ? label.toLowerCase() : label;
}

/** Returns the text as it stands in the catalog: its placeholders are for `rich` to fill. */
export function findText(source: string): string {
  return toText(getTranslator().find(source)) ?? source;
}

function toText(found: string | PluralForms | undefined): string | undefined {
  return typeof found === 'object' ? found.other : found;
}

function fill(text: string, values: TextValues | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder)) : text;
}
