function numberFromOne(names: string[]): ReadonlyMap<number, string> {
  return new Map(names.map((name, index) => [index + 1, name]));
}

/** Labels of the create-page form, by id. */
export const PAGE_CATEGORIES = numberFromOne([
  'Car and Vehicle',
  'Technology',
  'Business',
  'Entertainment',
  'Sports',
  'Health',
  'Education',
  'Travel',
  'Food',
  'Fashion',
  'HIP-HOP Music',
  'Rock Music',
  'Pop Music',
  'Jazz Music',
  'Classical Music',
]);

export const PAGE_SUB_CATEGORIES = numberFromOne(['HIP-HOP Music', 'Rap', 'Trap', 'Old School', 'Underground']);

export const BLOG_CATEGORIES = numberFromOne(['Travel', 'Food', 'Technology', 'Nature', 'Health', 'Music', 'Books', 'Science']);

/** Labels of a page's call-to-action button, by id. */
export const CALL_ACTIONS = numberFromOne([
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

/** Finds a category by its id, or by its label as the product's form sends it. */
export function findCategoryId(categories: ReadonlyMap<number, string>, idOrLabel: string): number | null {
  const id = Number(idOrLabel);
  if (categories.has(id)) return id;
  const label = idOrLabel.trim().toLowerCase();
  return [...categories].find(([, name]) => name.toLowerCase() === label)?.[0] ?? null;
}
