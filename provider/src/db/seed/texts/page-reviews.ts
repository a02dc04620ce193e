/** Members' reviews of pages, with their stars. */
export const pageReviewTexts: [stars: number, text: string][] = [
  [5, 'Kind people, good tea, and it works again.'],
  [5, 'I came for an hour and stayed for the evening.'],
  [4, 'Lovely. A little hard to find, which is part of it.'],
  [5, 'Worth it for the answers in the comments alone.'],
  [4, ''],
  [5, ''],
  [3, 'I expected more goats.'],
  [5, 'They remembered my name.'],
  [4, 'Bring a jumper.'],
];
