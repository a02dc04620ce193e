import { countCharacters } from '@social/text-grammar/characters';
import { toVisibleText } from '@social/text-grammar/visible-text';
import type { Blog } from '@social/api/blogs/blog';
import { blogLimits } from '@social/api/blogs/create-blog';
import { toTopic } from '@social/text-grammar/hashtags';
import { t } from '@social/texts';
import { formatExcess } from '@social/ui/fields/text-limit';

/** A blog in its form. In `html` a chosen picture has the source `draft:` and the id of its file. */
export type BlogDraft = { title: string; description: string; categoryId: string; tags: string; html: string };

export type BlogField = keyof BlogDraft;
export type BlogProblems = Partial<Record<BlogField, string>>;

/** The fields in the order of the form. */
export const blogFields = ['title', 'description', 'categoryId', 'html', 'tags'] as const satisfies BlogField[];

export const MAX_TAGS_CHARACTERS = 500;

/** The form of a new blog. */
export const emptyDraft: BlogDraft = { title: '', description: '', categoryId: '', tags: '', html: '' };

/** Returns what keeps a blog from being published, by field; an empty object when nothing does. */
export function findBlogProblems(draft: BlogDraft): BlogProblems {
  const { minTitle, maxTitle, minDescription, maxDescription, maxHtml, maxPictures, maxTags } = blogLimits;
  const problems: BlogProblems = {};
  if (countLetters(draft.title) < minTitle) problems.title = t('Please enter a title of at least {minTitle} characters', { minTitle });
  if (countLetters(draft.description) < minDescription)
    problems.description = t('Please say in at least {minDescription} characters what it is about', { minDescription });
  if (draft.categoryId === '') problems.categoryId = t('Please choose a category');
  if (draft.html === '') problems.html = t('Please write something');
  else if (draft.html.length > maxHtml) problems.html = t('This is too long for one blog. Please make two of it');
  else if (listPictureSources(draft.html).length > maxPictures)
    problems.html = t('A blog takes {maxPictures} pictures at most', { maxPictures });
  const tags = parseTags(draft.tags);
  const wrongTag = tags.find((tag) => toTopic(tag) === null);
  if (wrongTag !== undefined) problems.tags = t('“{wrongTag}” cannot be a tag: a tag is one word, not only digits', { wrongTag });
  else if (tags.length > maxTags) problems.tags = t('Please enter at most {maxTags} tags', { maxTags });
  const limits = { title: maxTitle, description: maxDescription, tags: MAX_TAGS_CHARACTERS };
  for (const field of ['title', 'description', 'tags'] as const) {
    const excess = formatExcess(draft[field], limits[field]);
    if (excess !== null) problems[field] = excess;
  }
  return problems;
}

/** Returns the words between commas and spaces, each once, without `#`. */
export function parseTags(typed: string): string[] {
  return [...new Set(typed.split(/[\s,]+/).map((tag) => tag.replace(/^[#＃]/, '').normalize('NFC')))].filter((tag) => tag !== '');
}

/** Returns the sources of the pictures in a text, in their order, each once. */
export function listPictureSources(html: string): string[] {
  return [...new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => source))];
}

/** Returns a blog as a draft to change. */
export function toBlogDraft({ title, description, categoryId, tags, html }: Blog): BlogDraft {
  return { title, description, categoryId: categoryId ?? '', tags: tags.join(', '), html };
}

function countLetters(typed: string): number {
  return countCharacters(toVisibleText(typed));
}
