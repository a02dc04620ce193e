import type { NewPostExtra, NewPostExtras } from '@social/api/posts/post-extras';
import type { Post } from '@social/api/posts/post';
import type { Decoder } from '@social/api/wire';
import type { ComponentType } from 'react';

export type KindCardProps = {
  post: Post;
  /** Prefixes the ids on the page, which must differ for a shared post. */
  groupId: string;
};

/** A part of a post as readers see it. */
export type PostKind = {
  /** Shown below the text; renders nothing for a post without this part. */
  Card?: ComponentType<KindCardProps>;
  /** Shown after the author's name. */
  toHeaderText?: (post: Post) => string | null;
  /** Returns true if the post is complete without a text because of this part. */
  replacesText?: (post: Post) => boolean;
};

/** The content of a draft that a kind can depend on. */
export type DraftContent = NewPostExtras & { text: string; attachments: readonly unknown[] };

type Value<Name extends NewPostExtra> = NonNullable<NewPostExtras[Name]>;

export type KindEditorProps<Name extends NewPostExtra> = {
  value: NewPostExtras[Name];
  draft: DraftContent;
  onChange: (value: NewPostExtras[Name]) => void;
};

/** A part that authors can add to a post. */
export type WritableKind<Name extends NewPostExtra> = PostKind & {
  /** The label of the dialog's tile. */
  label: string;
  Icon: ComponentType;
  Editor: ComponentType<KindEditorProps<Name>>;
  /** Decodes the value in a stored draft. */
  stored: Decoder<NewPostExtras[Name]>;
  /** Returns true if the author would miss the value, so that the draft is worth sending and storing. */
  isFilled: (value: Value<Name>) => boolean;
  /** Why the value cannot be sent yet. */
  findProblem?: (value: Value<Name>) => string | null;
  /** The value to publish, where it differs from the draft's. */
  toPublished?: (value: Value<Name>, draft: DraftContent) => NewPostExtras[Name];
  /** The label of the chip that removes the value; the kind's label by default. */
  toChipLabel?: (value: Value<Name>, draft: DraftContent) => string;
  /** Describes a post that consists only of this part. */
  toSummary?: (value: Value<Name>) => string;
};
