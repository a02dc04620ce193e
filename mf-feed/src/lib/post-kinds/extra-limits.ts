/** The provider's limits of what a post can have besides its text, in characters. */
export const extraLimits = { pollAnswer: 200, feeling: 40 };
