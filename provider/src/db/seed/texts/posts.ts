/** Texts of posts without attachments. Each is used once. */
export const plainTexts: string[] = [
  'Good morning to everyone except the person who parked across both spaces.',
  'Small victory: the drawer closes again. Big victory: I did not tell anyone how long it took.',
  'Does anybody have a ladder I could borrow on Saturday? I come with cake.',
  'My neighbour and I have been returning the same umbrella to each other for three years. I no longer know whose it is, and I do not want to.',
  'Today a student asked me why maps are always folded wrong. Twenty years of teaching, and I had no answer.',
  'I have learned one song on the cello by heart and now I play it for every doorbell. #music',
  'Three things I know at forty that I did not know at thirty: drink water, write it down, call your mother.',
  'Looking for a walking partner on Tuesday mornings, easy pace, no talk about work before the second bench. #slowwalks',
  'If you are in town tonight: open rehearsal, seven o’clock, bring a chair. @kofi has promised to start on time. #music',
  'The library has reopened!! Same smell, new lamps. I stayed four hours and came home with a book about lighthouses and one about debt. #reading',
  'The ferry was late because of a family of ducks. Nobody complained. I think about this a lot. #bythesea',
  'Anybody else reading slower on purpose these days? I gave myself one chapter an evening, and the book has lasted since September. #reading',
  'To whoever returned my wallet to the bakery with everything in it, and a note that said "nice photo": thank you. You have restored something that I had not noticed was gone.',
  'It is official: the community garden has water until October. Thank you all for signing. The tomatoes will write to you personally. #garden',
  'A long one, sorry.\n\nTwelve years ago I moved here with two bags and the phone number of a friend of a friend. She let me sleep in her study, under a poster of the moon, and she never asked how long.\n\nThis week her daughter moved to my city. With two bags. She has my study, and the poster.\n\nI do not have a lesson. I just wanted to say it where people could hear it.',
  'Does it count as a hobby if I only buy the tools?',
  'Recipe that everybody asked for, as short as I can make it:\n\n1. Onions, slow, half an hour.\n2. Everything from the fridge that needs a purpose.\n3. Lemon.\n\nThat is it. That is the restaurant. #supper',
  'My daughter asked the moon for a bicycle, and then added "but no hurry". I would like to negotiate like that.',
  'Whoever plays the saxophone on the fourth floor: you have become very good. We all noticed. Please keep the window open. #music',
  'If anyone wants to see Saturn this weekend, the small dome is open from nine. Dress warm, bring questions, children first. #lookup',
  'I ran eleven kilometres today to avoid one e-mail. It is still there. #running',
  'Poll of one: cardamom in coffee, yes. Thank you for your attention.',
  'There is a swift’s nest under the station roof again, and the stationmaster has moved the loudspeaker for it. I love this town.',
  'Bread, third attempt: it rose. It actually rose. I have shown it to two neighbours and the postman. #supper',
  'Wrote a letter by hand today. My handwriting has become my father’s.',
  'For those who asked about the map of the old tram lines: it is finished, and free. Print it large. https://www.openstreetmap.org/ #maps',
  'Found this while I was looking for something else, as always: a catalogue of every known colour of ink. https://en.wikipedia.org/wiki/Ink There goes the evening.',
  'If you only read one thing about ferns this year (and I understand if you do not): https://en.wikipedia.org/wiki/Fern #houseplants',
  'The orchestra plays in the park on Sunday, whatever the weather says. We have pegs for the sheet music. #music',
  'I have been told that I whistle while I work, and that it is always the same four bars. I apologise to the whole floor.',
  'Day 30 without the news before breakfast. The world went on. So did I, with better toast.',
  'Can anybody identify this sound: like a kettle, but sad? It comes from the bicycle.',
  'Reminder that the repair café is on again this Thursday. Bring what is broken. Last time we mended nine lamps, a toaster, a music box and, I think, a friendship. #madebyhand',
  'Overheard on the tram: "I am not lost, I am early for somewhere else."',
  'First frost. The garden went to bed without saying good night. #garden',
  'I drew a staircase today that goes nowhere, and the client loved it. It goes to a window. You sit there. That is the whole idea.',
  'My grandmother turned 91 and asked for a ride in a convertible. We have a convertible now, until Sunday.',
  'Is it too late in life to learn to swim properly? Asking from the edge of the pool. #bythesea',
  'Everybody in the queue at the post office was carrying a plant today. No explanation was given.',
  'Thank you for the birthday wishes! I answered each of you in my head, warmly and at length.',
  'A friend described me as "weatherproof". I am going to need that on a badge.',
  'The night train is back: you fall asleep between two tunnels, and wake up where they say good morning differently. I took it for the breakfast alone. #trains',
  'The bookbinder’s rule: if it closes by itself, it wants to be read; if it opens by itself, it has been. #reading #madebyhand',
  'Took my own advice for once and went to bed. It works.',
  'Late, but here it is: the notes from our talk on walking cities. Slides, sources and the joke that nobody laughed at. https://en.wikipedia.org/wiki/Walking_city #citylights',
  'Unpopular opinion: the second-best bench in the park is the best one, because you look at the best one.',
  'Somebody knitted a scarf for the statue in the square. It suits him. #madebyhand',
  'My physiotherapist (hello, @priya) says that I must stop sitting like a question mark.',
  'We measured the whole boat again, and she is two centimetres longer than last year. Nobody can explain it. #bythesea',
  'I miss the sound of a telephone being put down properly.',
  'Five minutes of rain, and the entire street came out to smell it.',
  'Choir needs two more basses. You do not have to be good. You have to be low. #music',
  'A small list of things that went right today: bus, bread, the difficult conversation, the light at four.',
  'Cleaned the workshop and found the pencil I lost in spring, behind the pencil I bought to replace it.',
  'Asked the children to draw "home". Eleven houses, three dogs, one pot of soup, and one very accurate map of the way to Grandpa’s.',
  'The comet is back in four hundred years. I have put it in the calendar. #lookup',
  'If you need a sign to call that friend, this is the sign. It has your friend’s name on it. You know the one.',
  'Today I finished something that I began in 2019. I will not say what. It is a sock.',
  'The café on the corner now has a table for people who would like to be talked to. It is always full.',
  'Grateful for: hot water, the blue hour, and people who say "take your time" and mean it.',
];

const BOOKS = [
  'The Summer Book',
  'Invisible Cities',
  'A Month in the Country',
  'The Left Hand of Darkness',
  'The Living Mountain',
  'Kitchen',
  'Stoner',
  'The Overstory',
];
const ROUTES = [
  'along the canal',
  'up to the old fort',
  'through the orchards',
  'around the harbour',
  'over the two bridges',
  'past the brickworks',
];
const DISHES = [
  'a lentil stew',
  'my first focaccia',
  'a plum cake',
  'dumplings, forty of them',
  'a very honest omelette',
  'chickpeas with too much lemon',
];
const SPECIES = [
  'a kingfisher',
  'two hares',
  'an owl in daylight',
  'the first swallows',
  'a fox on the tram rails',
  'a heron, unimpressed',
];

/** Posts with a variable part. Each is used once with each of its values. */
export const textTemplates: { values: string[]; write: (value: string, index: number) => string }[] = [
  {
    values: BOOKS,
    write: (book) => `Finished "${book}" last night, and I have been walking around in it all day. What should come next? #reading`,
  },
  {
    values: BOOKS,
    write: (book) =>
      `Our book circle has chosen "${book}" for next month. There is room for two more people and at least one more cake. #reading`,
  },
  { values: ROUTES, write: (route, index) => `${index + 6} kilometres ${route} this morning. Slow, happy, slightly muddy. #running` },
  { values: ROUTES, write: (route) => `New favourite: the walk ${route}, just before the lamps come on. #slowwalks` },
  { values: DISHES, write: (dish) => `I made ${dish} and would like everybody to know. #supper` },
  {
    values: SPECIES,
    write: (animal) => `Seen today: ${animal}. I stood still for so long that a jogger asked whether I was all right. #lookup`,
  },
];

/** Posts with a poll. */
export const polls: { question: string; options: string[] }[] = [
  { question: 'Where shall we meet for the spring picnic?', options: ['By the lake', 'Under the big oak', 'On the roof'] },
  { question: 'Settle this for our kitchen: when does the cheese go on?', options: ['Before', 'After', 'Twice'] },
  { question: 'Next film night?', options: ['Something funny', 'Something French', 'Something with trains', 'Surprise me'] },
  { question: 'The new boat needs a name.', options: ['Second Wind', 'Marmalade', 'Patience'] },
  { question: 'What is the best hour for a run? #running', options: ['Sunrise', 'Lunch', 'Sunset', 'Only if chased'] },
  { question: 'Which colour for the bookshop door?', options: ['Green', 'Yellow', 'Deep blue'] },
];

/** Posts that are short enough for a coloured background. */
export const shortTexts: string[] = [
  'Good news: it is Friday everywhere at once.',
  'Be kind, it is somebody’s first day.',
  'Soup is a plan.',
  'We did it!',
  'Call it a day, and mean it.',
  'Rain is just loud sunshine.',
  'Tomorrow we sail.',
  'Home.',
];

/** Texts that members add when they share a post. */
export const shareTexts: string[] = [
  'This made my evening.',
  'For everyone who asked last week:',
  'Look what @asha has done!',
  'Exactly this.',
  'Keeping this where I can find it again.',
  'I was there, and it was even better.',
  '',
  'My favourite picture this month.',
  'Read to the end.',
];

export const videoTexts: string[] = [
  'Forty seconds of the best evening this year. #bythesea',
  'I made her sail in a film, too. Sound off, there is none.',
  'Loop of the day.',
  'For everyone who could not come along.',
  'The sea, moving.',
];

export const soundTexts: string[] = [
  'Porch Light, first take. Be gentle. #music',
  'We recorded it in the kitchen. You can hear the kettle if you know. #music',
  'The tune from Sunday, for those who asked.',
  'New piece for the park concert, in small. @hanna @kofi #music',
];

/** Texts of the posts with a document, in the order of the seed's documents. */
export const documentTexts: string[] = [
  'The walks for spring, on one page. Print it, fold it, lose it. #maps',
  'Programme for Sunday! #music',
  'The menu is up. #supper',
  'Notes from Thursday, with apologies to the umbrella. #madebyhand',
];

export const youtubePost = {
  text: 'Film night for the whole family: the rabbit is back, and in the right. #filmnight',
  youtubeId: 'aqz-KE-bpKQ',
};
