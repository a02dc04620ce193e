/** A stored post, with the fields that reactions, comments and shares of it need. */
export type SeededPost = {
  id: number;
  authorId: number;
  text: string;
  createdAt: Date;
  isPublic: boolean;
  options: number[];
  blogId: number | null;
};
