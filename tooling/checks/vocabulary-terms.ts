/** A term of the field, and the words that were used for it before. */
export type Term = { say: string; not: string[] };

/** Refused as words of a name: of a symbol, a file, a folder or a CSS variable. A compound is written as it is split: 'left out'. */
export const nameTerms: Term[] = [
  { say: 'conversation or thread', not: ['talk', 'talks'] },
  { say: 'optimistic update, request, options or params', not: ['wish', 'wishes', 'wished'] },
  { say: 'draft, saved, stored or cached', not: ['keep', 'keeps', 'keeping', 'kept'] },
  { say: 'message, label or text', not: ['words', 'said', 'told'] },
  { say: 'hidden or omitted', not: ['left out', 'leave out'] },
  {
    say: 'virtualized, window, visible range or overscan',
    not: ['presence', 'shelf', 'shelves', 'put away', 'take out', 'near', 'nearby'],
  },
  { say: 'compress or evict', not: ['pack', 'packs', 'packed', 'unpack'] },
  { say: 'notification, activity or event', not: ['happening', 'happenings'] },
  { say: 'contract test', not: ['drive', 'drives', 'driven'] },
  { say: 'test context', not: ['world', 'worlds'] },
  { say: 'random generator', not: ['chance', 'chances'] },
  { say: 'fault injection or fault rate', not: ['hostility', 'befall', 'befalls'] },
  { say: 'media item or attachment', not: ['piece', 'pieces'] },
  { say: 'adjacent or next to', not: ['beside'] },
  { say: 'scroll anchor, target, position or link', not: ['place', 'places', 'placed'] },
  { say: 'max…', not: ['most'] },
  { say: 'min…', not: ['least'] },
  {
    say: 'failure, reason or error',
    not: ['setback', 'setbacks', 'complain', 'complaint', 'complaints', 'trouble', 'troubles', 'troubled', 'why not'],
  },
  { say: 'fetch or load', not: ['bring', 'brings', 'brought'] },
  { say: 'remove or release', not: ['let go', 'lets go'] },
  { say: 'notify, report or send', not: ['tell', 'tells', 'telling'] },
  { say: 'subscribe or listen', not: ['hear', 'hears', 'heard', 'hearing'] },
  { say: 'apply', not: ['lay', 'lays', 'laid'] },
  { say: 'revert', not: ['lift', 'lifts', 'lifted'] },
  { say: "identity, or authenticate for the plugin's verb", not: ['callers'] },
  { say: 'measure or snapshot', not: ['take stock'] },
  { say: 'legacy API', not: ['phone api'] },
  { say: 'unavailable, deleted or outage', not: ['gone'] },
];

/** Refused in comments and in the titles of tests, where many of the words above are plain English. */
export const textTerms: Term[] = [
  { say: 'conversation or thread', not: ['talk', 'talks'] },
  { say: 'optimistic update, request or options', not: ['wish', 'wishes', 'wished'] },
  { say: 'hidden or omitted', not: ['left out', 'leaves out', 'leave out'] },
  { say: 'virtualized or out of the window', not: ['shelf', 'put away', 'puts away', 'taken out of sight'] },
  { say: 'notification, activity or event', not: ['happening', 'happenings'] },
  { say: 'fault injection', not: ['hostility', 'befall', 'befalls', 'befell'] },
  { say: 'failure or reason', not: ['setback', 'setbacks'] },
  { say: 'remove or release', not: ['let go', 'lets go', 'letting go'] },
  { say: 'measure', not: ['take stock', 'takes stock'] },
  { say: 'legacy API', not: ['phone api', "phone's api"] },
];

/** Refused in comments, test titles and texts for people: readers have to guess what these words point at. */
export const plainTerms: Term[] = [
  { say: "'that' or 'who', or the name of the person or part", not: ['whom', 'whoever'] },
  { say: "the number, or 'this many'", not: ['so many'] },
  { say: "'again'", not: ['anew'] },
  { say: "'since' or 'while', with the event", not: ['meanwhile'] },
  { say: "'continues'", not: ['goes on', 'go on', 'going on', 'went on'] },
  { say: "'exists'", not: ['is there'] },
  { say: "'represents' or 'means'", not: ['stands for', 'stand for'] },
  { say: "'previous' or 'next', with the noun", not: ['the one before', 'the one after', 'the ones before'] },
  { say: 'the noun again', not: ['that of'] },
  { say: "'pending', or where it was sent", not: ['on its way', 'on their way'] },
  { say: "'only'", not: ['alone'] },
  { say: "'no member', 'no client' or 'not'", not: ['nobody'] },
  { say: "'all members' or 'each client'", not: ['everybody'] },
];

/** Refused at the start of a comment, each with another start. */
export const openings: Record<string, string> = {
  What: 'a noun phrase, or a verb such as Returns',
  Who: 'the member, operator or part by name',
  Whether: "'True if …', or 'Returns true if …' for a function",
  One: 'the noun itself',
};

/** Names that others gave: CSS, the platform and libraries. At most ten, each with its reason. */
export const givenNames: Record<string, string> = {
  placeItems: 'CSS',
  placeContent: 'CSS',
  placeSelf: 'CSS',
  keepAlive: 'Node, pg',
  keepAliveTimeout: 'Node',
};
