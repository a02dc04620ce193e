/** A stored post, with the fields that its reactions, comments and shares need. */
export type SeededPost = {
  id: number;
  authorId: number;
  text: string;
  createdAt: Date;
  isPublic: boolean;
  options: number[];
  blogId: number | null;
};
