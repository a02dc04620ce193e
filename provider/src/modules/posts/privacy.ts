/** The contract's numbers for the members who may see a post. */
export const PRIVACY = { everyone: 0, followedByAuthor: 1, followersOfAuthor: 2, onlyAuthor: 3, anonymous: 4 } as const;
