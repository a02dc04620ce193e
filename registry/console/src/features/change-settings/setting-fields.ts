import type { Settings } from '@social/registry-client/browser';

type TextName = 'brand' | 'locale' | 'timeZone' | 'mediaBaseUrl' | 'providerUrl';
type ListName = 'hostnames' | 'mediaOrigins' | 'fileOrigins';
type Field = { name: TextName; label: string; isList: false } | { name: ListName; label: string; isList: true };

/** Text settings, in the order of the form. A list has one line per entry. */
export const fields: readonly Field[] = [
  { name: 'brand', label: 'Name that members see', isList: false },
  { name: 'hostnames', label: 'Host names, one a line', isList: true },
  { name: 'providerUrl', label: 'Provider', isList: false },
  { name: 'locale', label: 'Locale, or browser', isList: false },
  { name: 'timeZone', label: 'Time zone, or browser', isList: false },
  { name: 'mediaBaseUrl', label: 'Base of relative media addresses', isList: false },
  { name: 'mediaOrigins', label: 'Origins of media, one a line', isList: true },
  { name: 'fileOrigins', label: 'Origins of other hosts that may load files, one a line', isList: true },
];

type Switch = { name: 'overridesAllowed' | 'requiresApproval' | 'offline'; label: string; isOnByDefault: boolean };

/** The settings that are on or off. */
export const switches: readonly Switch[] = [
  {
    name: 'overridesAllowed',
    label: 'Pages have a toolbar, with which a browser may run other versions and local builds',
    isOnByDefault: false,
  },
  { name: 'requiresApproval', label: 'A second person approves every pin', isOnByDefault: false },
  { name: 'offline', label: 'Browsers store pages, which then open without a connection', isOnByDefault: true },
];

export const writeLines = (entries: Settings[ListName] = []): string => entries.join('\n');

/** Parses the lines of a list. The last line may be empty while it is typed; the registry refuses it. */
export const readLines = (text: string): string[] => (text === '' ? [] : text.split('\n'));
