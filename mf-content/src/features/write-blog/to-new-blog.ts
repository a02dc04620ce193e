import { toVisibleText } from '@social/text-grammar/visible-text';
import type { NewBlog } from '@social/api/blogs/create-blog';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { parseTags, type BlogDraft } from './blog-draft';

const DRAFT_PICTURE = /<img src="draft:([^"]+)"( alt="[^"]*")?>/g;

/** Returns a draft as it is sent: its text names the chosen pictures by their number. A picture that the browser has lost is omitted. */
export function toNewBlog(draft: BlogDraft, files: readonly DraftFile[]): Omit<NewBlog, 'cover'> {
  const used: DraftFile[] = [];
  const html = draft.html.replace(DRAFT_PICTURE, (_, id: string, alt = '') => {
    const file = files.find((candidate) => candidate.id === id);
    if (!file) return '';
    if (!used.includes(file)) used.push(file);
    return `<img src="picture:${used.indexOf(file)}"${alt}>`;
  });
  const { title, description, categoryId } = draft;
  return {
    ...{ title: toVisibleText(title), description: toVisibleText(description), categoryId, tags: parseTags(draft.tags) },
    ...{ html, pictures: used.map(({ file }) => file) },
  };
}
