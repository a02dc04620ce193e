function numbered(names: string[]): ReadonlyMap<number, string> {
  return new Map(names.map((name, index) => [index + 1, name]));
}

/** The labels that the create-page form offers, by the ids that it sends. */
export const PAGE_CATEGORIES = numbered([
  ...['Car and Vehicle', 'Technology', 'Business', 'Entertainment', 'Sports', 'Health', 'Education', 'Travel', 'Food', 'Fashion'],
  ...['HIP-HOP Music', 'Rock Music', 'Pop Music', 'Jazz Music', 'Classical Music'],
]);

export const PAGE_SUB_CATEGORIES = numbered(['HIP-HOP Music', 'Rap', 'Trap', 'Old School', 'Underground']);

export const BLOG_CATEGORIES = numbered(['Travel', 'Food', 'Technology', 'Nature', 'Health', 'Music', 'Books', 'Science']);

/** What a page's button invites to. */
export const CALL_ACTIONS = numbered([
  'Read more',
  'Shop now',
  'View now',
  'Visit now',
  'Book now',
  'Learn more',
  'Play now',
  'Bet now',
  'Donate',
  'Apply here',
  'Quote here',
  'Order now',
  'Book tickets',
  'Enroll now',
  'Find a card',
  'Get a quote',
  'Get tickets',
  'Locate a dealer',
  'Order online',
  'Preorder now',
  'Schedule now',
  'Sign up now',
  'Subscribe',
  'Register now',
  'Call now',
]);

/** The id of a category given as an id or, as the product's form has it, by its label. */
export function categoryId(categories: ReadonlyMap<number, string>, word: string): number | null {
  const id = Number(word);
  if (categories.has(id)) return id;
  const label = word.trim().toLowerCase();
  return [...categories].find(([, name]) => name.toLowerCase() === label)?.[0] ?? null;
}
