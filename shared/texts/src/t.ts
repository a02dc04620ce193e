import { getTranslator, type PluralForms } from './catalog';
import { isolate } from './isolate';
import { getLanguage } from './languages';

/** Values of a text's placeholders, by name. Numbers are already formatted. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Returns a text in the page's language, with values instead of placeholders such as `{name}`. English texts without a translation are
 * returned unchanged; `tooling/checks` finds those.
 */
export function t(source: string, values?: TextValues): string {
  return fill(toText(getTranslator().find(source)) ?? source, values);
}

/** Returns the text for a number, in the page's language. `{count}` is the number, unless `values` has another form of it. */
export function plural(count: number, forms: { one: string; other: string }, values?: TextValues): string {
  const { find, selectForm } = getTranslator();
  const translated = find(forms.other);
  const found: PluralForms = typeof translated === 'string' ? { other: translated } : (translated ?? forms);
  return fill(found[selectForm(count)] ?? found.other, { count, ...values });
}

/** Returns a label for use within a sentence: in lower case in English. Other languages keep it, because German nouns are capitalised. */
export function lowerInSentence(label: string): string {
  return getLanguage() === 'en' ? label.toLowerCase() : label;
}

/** Returns the translation with its placeholders, which `rich` fills. */
export function findText(source: string): string {
  return toText(getTranslator().find(source)) ?? source;
}

function toText(found: string | PluralForms | undefined): string | undefined {
  return typeof found === 'object' ? found.other : found;
}

function fill(text: string, values: TextValues | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (placeholder, name: string) => isolate(String(values[name] ?? placeholder))) : text;
}
