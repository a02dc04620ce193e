/** A post that the seed has stored, as what comes after it needs to know it. */
export type SeededPost = {
  id: number;
  authorId: number;
  text: string;
  createdAt: Date;
  isPublic: boolean;
  options: number[];
  blogId: number | null;
};
