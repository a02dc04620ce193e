export const comments: string[] = [
  'This is lovely.', 'Saving this one for a grey day.', 'Where is this? I need to go.', 'I laughed out loud on the bus.', 'You have made my morning.', 'More of this, please!', 'I could look at this for an hour.',
  'Can I come next time?', 'The light!', 'Exactly what I needed today.', 'I was just thinking of you yesterday.', 'Tell us how it ends.', 'My grandmother would have loved this.', 'Count me in.', 'How did you do it? Asking seriously.',
  'I showed this to my sister and now she wants to move there.', 'Still one of the kindest people I know.', 'I have so many questions, and all of them are about lunch.', 'Well done, you!', 'This deserves a frame.', 'I remember that place. The bakery on the corner?',
  'Beautiful, and a bit unfair to those of us at a desk.', 'Thank you for writing this down.', 'Third time I am reading it.', 'Next week works for me.', 'I will bring the cake.', 'Is there a recipe?', 'The details in this are wonderful.', 'Yes. A thousand times yes.',
  'I walked there once in the rain, and even then it was worth it.', 'You always find the good bench.', 'Please never stop posting these.', 'Now I want soup.', 'Same here! I thought I was the only one.', 'Please do a long version.',
];

export const replies: string[] = ['Thank you!', 'Any time, just write to me.', 'Behind the station, ten minutes on foot.', 'You would love it.', 'Ha, true.', 'I will send you the details.', 'It was all luck, I promise.', 'Come along on Sunday!', 'That is very kind of you.', 'Next time we go together.', 'Agreed.', 'Told you so!'];

/** What two members wrote to each other, in turn; the first line is the other's, the last is theirs too. */
export const talks: string[][] = [
  ['Are you coming on Saturday?', 'Yes! I will be there at ten.', 'Bring the big map, please. The other one has coffee on it.', 'The other one IS the big map.', 'Oh no. Then bring coffee.'],
  ['I finally tried your recipe.', 'And?', 'Silence at the table. The good kind.', 'More lemon next time.', 'There was already so much lemon!', 'There is no such thing.', 'Fine. I trust you. Dinner on Thursday?'],
  ['The fern has a new leaf 🌿', 'Photo or it did not happen', 'I am at work! Tonight.', 'I told my whole family.', 'They asked how you are, by the way'],
  ['Rehearsal moved to seven.', 'Again?', 'The drummer has a day job, what can I say', 'I will bring the chairs then', 'You are the best. Also: pegs for the notes, it will be windy'],
  ['Saturn tonight, clear sky until midnight.', 'I can be there at nine. Should I bring the children?', 'Please do. They ask better questions than the students.'],
  ['How is the knee?', 'Much better. I did the stairs twice.', 'Once would have been enough!', 'I know. But there was a view.', 'There is always a view with you. Keep doing the stretches'],
  ['Ferry at 17:40 or 18:10?', 'The later one, I want to see the light on the water', 'Knew it. I will wave from the bridge'],
  ['Your notebook is finished. Blue thread, as you asked.', 'Already?! I will come by tomorrow.', 'It closes by itself. You know what that means.', 'It wants to be read', 'Exactly. See you tomorrow!'],
  ['I drew your staircase idea.', 'With the window?', 'With the window. And a place for a cup.', 'You understand me.', 'It is what I do. Shall I send the plan?'],
  ['We need a name for the boat before Sunday', 'Marmalade. Final answer.', 'Oscar has voted against it twice', 'Then three times more and he will be tired', 'Deal 😄'],
];

export const groupTalks: { name: string; lines: string[] }[] = [
  { name: 'Sunday walkers', lines: ['This week: the orchards, easy, eight kilometres.', 'I will bring tea.', 'I will bring a second opinion about the weather.', 'Rain from two, so we start at nine.', 'Nine?! On a Sunday?', 'There will be cake at the far end.', 'Then nine it is.', 'Meeting point as always: the clock that is wrong.'] },
  { name: 'Thursday orchestra', lines: ['New scores are in the folder.', 'Page four is upside down in mine.', 'Play it anyway, it may be better.', 'Concert in the park is confirmed, Sunday at five.', 'Who has the pegs?', 'Hanna has the pegs. Hanna always has the pegs.', 'I have the pegs.'] },
  { name: 'Repair café', lines: ['Nine lamps, a toaster and a music box. A good evening.', 'The music box plays two tunes now. It used to play one.', 'We call that an upgrade.', 'Does anyone have a 3 mm screw with a left thread?', 'In the jar with the label "no idea".', 'Found it! You are all wonderful.'] },
];
