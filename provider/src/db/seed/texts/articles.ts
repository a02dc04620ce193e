export type ArticlePlan = {
  author: string;
  title: string;
  description: string;
  categoryId: number;
  tags: string[];
  picture: string;
  /** File name of its HTML in `articles/`. There, `picture:supper-2` is the address of the seed picture `supper-2`. */
  file: string;
};

/** Members' articles. Each is announced by a post. */
export const articles: ArticlePlan[] = [
  {
    author: 'demo',
    title: 'How to read a city by its benches',
    categoryId: 1,
    tags: ['walking', 'cities', 'maps'],
    picture: 'city-golden',
    description: 'Where people sit tells you what a place thinks of them. A walk through four towns, sitting down.',
    file: 'how-to-read-a-city-by-its-benches',
  },
  {
    author: 'asha',
    title: 'A fern is a very old idea',
    categoryId: 4,
    tags: ['ferns', 'houseplants', 'botany'],
    picture: 'plants-2',
    description: 'Three hundred million years without a flower, and still in fashion. How to keep one happy at home.',
    file: 'a-fern-is-a-very-old-idea',
  },
  {
    author: 'mateo',
    title: 'Cooking for more people than you have chairs',
    categoryId: 2,
    tags: ['cooking', 'friends', 'supper'],
    picture: 'supper-1',
    description: 'Dinner for nine at a table for six: what to cook, what to borrow, and what to stop worrying about.',
    file: 'cooking-for-more-people-than-you-have-chairs',
  },
  {
    author: 'zola',
    title: 'Your first night with a telescope',
    categoryId: 8,
    tags: ['astronomy', 'stars', 'beginners'],
    picture: 'desert-night',
    description: 'What you will really see, why it is better than the pictures, and why you should begin with the moon.',
    file: 'your-first-night-with-a-telescope',
  },
  {
    author: 'hanna',
    title: 'What a cello and a bicycle have in common',
    categoryId: 6,
    tags: ['music', 'repair', 'bicycles'],
    picture: 'coffee-3',
    description: 'Tension, wood, patience, and the sound of something that is nearly right.',
    file: 'what-a-cello-and-a-bicycle-have-in-common',
  },
  {
    author: 'ingrid',
    title: 'The six o’clock ferry',
    categoryId: 1,
    tags: ['sea', 'work', 'norway'],
    picture: 'sea-dusk',
    description: 'Eleven minutes, twice a day, for nine years: a short report on what changes and what does not.',
    file: 'the-six-oclock-ferry',
  },
  {
    author: 'yuki',
    title: 'A notebook that opens flat',
    categoryId: 7,
    tags: ['bookbinding', 'paper', 'craft'],
    picture: 'quilt-1',
    description: 'Five folds, one needle, blue thread: the simplest binding that I know, and why it lasts.',
    file: 'a-notebook-that-opens-flat',
  },
  {
    author: 'priya',
    title: 'Running slowly, on purpose',
    categoryId: 5,
    tags: ['running', 'health', 'habits'],
    picture: 'hills-dawn',
    description: 'Most of your kilometres should be easy enough to sing. A physiotherapist’s case for going slower.',
    file: 'running-slowly-on-purpose',
  },
  {
    author: 'leila',
    title: 'In praise of stairs that are too wide',
    categoryId: 1,
    tags: ['architecture', 'cities', 'stairs'],
    picture: 'city-dusk',
    description: 'The law says how narrow a staircase may be. Nobody says how generous. An architect’s small rebellion.',
    file: 'in-praise-of-stairs-that-are-too-wide',
  },
  {
    author: 'kofi',
    title: 'Counting to seven',
    categoryId: 6,
    tags: ['music', 'drums', 'practice'],
    picture: 'cutouts-2',
    description: 'Most songs walk on two legs or on four. What happens in the body when one has seven, and how to stop counting.',
    file: 'counting-to-seven',
  },
  {
    author: 'tomas',
    title: 'What the river was called before',
    categoryId: 4,
    tags: ['geography', 'rivers', 'history'],
    picture: 'forest-mist',
    description: 'Forty years of teaching children to point at a map, and one question that I could never answer.',
    file: 'what-the-river-was-called-before',
  },
  {
    author: 'oscar',
    title: 'Ship of Theseus, small model',
    categoryId: 3,
    tags: ['boats', 'software', 'repair'],
    picture: 'sea-golden',
    description: 'I replaced every plank of a boat and every line of a program in the same winter. Notes on which one is still itself.',
    file: 'ship-of-theseus-small-model',
  },
  {
    author: 'asha',
    title: 'Bread, third attempt',
    categoryId: 2,
    tags: ['baking', 'bread', 'patience'],
    picture: 'supper-3',
    description: 'The first was a stone and the second a cloud with a stone in it. What a botanist learned from yeast.',
    file: 'bread-third-attempt',
  },
  {
    author: 'demo',
    title: 'Draw me the way to your house',
    categoryId: 7,
    tags: ['maps', 'memory', 'drawing'],
    picture: 'hills-golden',
    description: 'I asked a hundred people for a map from memory. None of them was right, and I followed every one.',
    file: 'draw-me-the-way-to-your-house',
  },
];

/** Readers' comments on articles. */
export const articleComments: string[] = [
  'I read this twice, and then aloud to my mother.',
  'This is going on the kitchen wall.',
  'The part about waiting. Yes.',
  'I tried it yesterday, and you are right about everything.',
  'Please write the next one soon.',
  'I have never thought about it that way, and now I can not stop.',
  'A question: does it work in a very small flat?',
  'Sent this to three people before I had finished it.',
  'You left out the best part, the one with the goat.',
  'My father used to say the same, in fewer words and with more swearing.',
  'So good. The last line!',
  'I disagree with the second half, and I would like to do so over coffee.',
  'Thank you. I needed somebody to say it.',
  'Bookmarked, printed, folded, in my coat.',
  'How long did it take you to find that out?',
  'The list alone is worth it.',
];

export const articleReplies: string[] = [
  'Thank you, that means a lot.',
  'It does! A bit slower, that is all.',
  'The goat gets an article of its own.',
  'Coffee it is. Saturday?',
  'About nine years, with breaks.',
  'Tell me how it goes.',
  'I knew that you would say that.',
  'Give her my best.',
];
