/** Conversations of two members who take turns. The other member writes the last message. */
export const directConversations: string[][] = [
  [
    'Are you coming on Saturday?',
    'Yes! I will be there at ten.',
    'Bring the big map, please. The other one has coffee on it.',
    'The other one IS the big map.',
    'Oh no. Then bring coffee.',
  ],
  [
    'I finally tried your recipe.',
    'And?',
    'Silence at the table. The good kind.',
    'More lemon next time.',
    'There was already so much lemon!',
    'There is no such thing.',
    'Fine. I trust you. Dinner on Thursday?',
  ],
  [
    'The fern has a new leaf 🌿',
    'Photo or it did not happen',
    'I am at work! Tonight.',
    'I told my whole family.',
    'They asked how you are, by the way',
  ],
  [
    'Rehearsal moved to seven.',
    'Again?',
    'The drummer has a day job, what can I say',
    'I will bring the chairs then',
    'You are the best. Also: pegs for the notes, it will be windy',
  ],
  [
    'Saturn tonight, clear sky until midnight.',
    'I can be there at nine. Should I bring the children?',
    'Please do. They ask better questions than the students.',
  ],
  [
    'How is the knee?',
    'Much better. I did the stairs twice.',
    'Once would have been enough!',
    'I know. But there was a view.',
    'There is always a view with you. Keep doing the stretches',
  ],
  ['Ferry at 17:40 or 18:10?', 'The later one, I want to see the light on the water', 'Knew it. I will wave from the bridge'],
  [
    'Your notebook is finished. Blue thread, as you asked.',
    'Already?! I will come by tomorrow.',
    'It closes by itself. You know what that means.',
    'It wants to be read',
    'Exactly. See you tomorrow!',
  ],
  [
    'I drew your staircase idea.',
    'With the window?',
    'With the window. And a place for a cup.',
    'You understand me.',
    'It is what I do. Shall I send the plan?',
  ],
  [
    'We need a name for the boat before Sunday',
    'Marmalade. Final answer.',
    'Oscar has voted against it twice',
    'Then three times more and he will be tired',
    'Deal 😄',
  ],
];

export const groupConversations: { name: string; lines: string[] }[] = [
  {
    name: 'Sunday walkers',
    lines: [
      'This week: the orchards, easy, eight kilometres.',
      'I will bring tea.',
      'I will bring a second opinion about the weather.',
      'Rain from two, so we start at nine.',
      'Nine?! On a Sunday?',
      'There will be cake at the far end.',
      'Then nine it is.',
      'Meeting point as always: the clock that is wrong.',
    ],
  },
  {
    name: 'Thursday orchestra',
    lines: [
      'New scores are in the folder.',
      'Page four is upside down in mine.',
      'Play it anyway, it may be better.',
      'Concert in the park is confirmed, Sunday at five.',
      'Who has the pegs?',
      'Hanna has the pegs. Hanna always has the pegs.',
      'I have the pegs.',
    ],
  },
  {
    name: 'Repair café',
    lines: [
      'Nine lamps, a toaster and a music box. A good evening.',
      'The music box plays two tunes now. It used to play one.',
      'We call that an upgrade.',
      'Does anyone have a 3 mm screw with a left thread?',
      'In the jar with the label "no idea".',
      'Found it! You are all wonderful.',
    ],
  },
];
