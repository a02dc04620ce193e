import type { UploadOptions } from '@social/api';
import type { NewBlog } from '@social/api/blogs/create-blog';
import { toDraftKey } from '@social/data/drafts/draft';
import { useDraftFile, type DraftFileInUse } from '@social/data/drafts/use-draft-file';
import { useDraftFiles, type DraftFilesInUse } from '@social/data/drafts/use-draft-files';
import { useFormEdits, type FormEditsInUse } from '@social/data/drafts/use-form-edits';
import { useSession } from '@social/session';
import { useState } from 'react';
import { usePublishing, type Publishing, type PublishingFailure } from '../../lib/use-publishing';
import { blogFields, emptyDraft, findBlogProblems, type BlogDraft, type BlogField, type BlogProblems } from './blog-draft';
import { findRefusedBlogField } from './find-refused-blog-field';
import { toNewBlog } from './to-new-blog';

export type BlogFormState = {
  draft: BlogDraft;
  cover: DraftFileInUse;
  pictures: DraftFilesInUse;
  /** The errors of the fields that the member has left. */
  problems: BlogProblems;
  publishing: Publishing;
  change: (field: BlogField, text: string) => void;
  leave: (field: BlogField) => void;
  /** Publishes a valid draft. Otherwise resolves to the first invalid field. */
  publish: () => Promise<BlogField | null>;
  /** True if there is anything that is not published. */
  isChanged: boolean;
  /** Goes back to what is published, with the cover and pictures that it has. */
  discard: () => void;
  /** Another one after each `discard`. */
  discards: number;
  /** Another one each time the text changes outside the editor, which reads it once. */
  textVersion: number;
} & Pick<FormEditsInUse<BlogField>, 'conflicts' | 'resolve'>;

export type BlogFormOptions = {
  /** Names the draft in this browser. */
  draftName: string;
  /** The blog that is changed; without it the form is empty. */
  saved?: BlogDraft;
  /** Sends the blog and shows that it was sent. */
  send: (blog: NewBlog, options: UploadOptions) => Promise<void>;
  failure: PublishingFailure;
};

/** Edits and sends a blog. The draft, with its pictures, stays in the browser until it is sent. */
export function useBlogForm({ draftName, saved = emptyDraft, send, failure }: BlogFormOptions): BlogFormState {
  const userId = useSession((session) => session.userId);
  const stored = useFormEdits(toDraftKey(userId, draftName), saved);
  const cover = useDraftFile(userId, `${draftName}_cover`);
  const pictures = useDraftFiles(userId, `${draftName}_pictures`);
  const [visited, setVisited] = useState<ReadonlySet<BlogField>>(new Set());
  const [refused, setRefused] = useState<BlogProblems>({});
  const [discards, setDiscards] = useState(0);
  const [textVersion, setTextVersion] = useState(0);
  const { publishing, send: sendForm, reset } = usePublishing(failure);

  function change(field: BlogField, text: string) {
    stored.change({ [field]: text });
    setRefused(({ [field]: _outdated, ...others }) => others);
  }

  function forgetDraft() {
    stored.clear();
    cover.change(null);
    pictures.clear();
  }

  function discard() {
    forgetDraft();
    setVisited(new Set());
    setRefused({});
    setDiscards(discards + 1);
    setTextVersion(textVersion + 1);
    reset();
  }

  async function publish(): Promise<BlogField | null> {
    if (publishing.kind === 'sending') return null;
    setVisited(new Set(blogFields));
    const draft = stored.getTexts();
    const invalidField = blogFields.find((field) => field in findBlogProblems(draft));
    if (invalidField) return invalidField;
    const blog = { ...toNewBlog(draft, pictures.getState().files), cover: cover.chosen?.file };
    const error = await sendForm((options) => send(blog, options));
    if (error === null) {
      forgetDraft();
      return null;
    }
    const refusal = findRefusedBlogField(error);
    if (!refusal) return null;
    setRefused({ [refusal.field]: refusal.message });
    reset();
    return refusal.field;
  }

  const found = Object.entries(findBlogProblems(stored.texts)).filter(([field]) => visited.has(field as BlogField));
  return {
    draft: stored.texts,
    cover,
    pictures,
    problems: { ...Object.fromEntries(found), ...refused },
    publishing,
    change,
    leave: (field) => setVisited((earlier) => new Set([...earlier, field])),
    publish,
    isChanged: stored.isChanged || cover.chosen !== null || pictures.files.length > 0,
    discard,
    discards,
    textVersion,
    conflicts: stored.conflicts,
    resolve(name, choice) {
      stored.resolve(name, choice);
      if (name === 'html' && choice === 'drop') setTextVersion(textVersion + 1);
    },
  };
}
