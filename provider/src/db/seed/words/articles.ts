/** In `html`, `picture:supper-2` is the address of the seed's picture of that name. */
export type ArticlePlan = {
  author: string;
  title: string;
  description: string;
  categoryId: number;
  tags: string[];
  picture: string;
  html: string;
};

/** What members have written at length: each is announced by a post of its own. */
export const articles: ArticlePlan[] = [
  {
    ...{
      author: 'demo',
      title: 'How to read a city by its benches',
      categoryId: 1,
      tags: ['walking', 'cities', 'maps'],
      picture: 'city-golden',
    },
    description: 'Where people sit tells you what a place thinks of them. A walk through four towns, sitting down.',
    html: `<p>The first thing I mark on a new map is never a monument. It is a bench.</p>
<p>A bench facing the road was put there by somebody with a budget. A bench facing the water was put there by somebody with a grandmother. You can tell how a town sees its people by counting the second kind.</p>
<p><strong>In the first town</strong> there were forty-one benches and all of them had a rail in the middle, so that nobody could lie down. I walked faster there without noticing. <strong>In the second</strong> they stood in pairs, turned a little towards each other, and I had spoken to three strangers before lunch.</p>
<p><strong>The third town</strong> had moved its benches to where the sun is at four in the afternoon. Nobody could tell me who had decided it. "They were just always there," said a man who was using one, "or we were."</p>
<p>In the fourth town there were no benches at all, but every windowsill was wide enough to sit on. I have moved it to the top of my list.</p>
<p>If you want to try it at home, this is what I write down:</p>
<ul><li>What does it look at?</li><li>Is there shade at noon, and sun in winter?</li><li>Can two people sit without touching, and can they touch without being seen?</li><li>How long did I stay, and how long had I meant to?</li></ul>
<p>The last one is the one that matters. The rest is furniture.</p>`,
  },
  {
    ...{ author: 'asha', title: 'A fern is a very old idea', categoryId: 4, tags: ['ferns', 'houseplants', 'botany'], picture: 'plants-2' },
    description: 'Three hundred million years without a flower, and still in fashion. How to keep one happy at home.',
    html: `<p>Ferns were here before there were flowers to compare them with. They do not need our pity, only our humidity.</p>
<p>In the glass house I look after two hundred and twelve of them, and people ask me one question: why does mine go brown? The answer is nearly always the same. You have given it a good place for <em>you</em>.</p>
<p>A fern wants what a forest floor has: light that has been through something first, air that has been breathed by other plants, and a soil that is never dry and never a puddle. Your bathroom window is closer to that than your bookshelf.</p>
<ul><li><strong>Water:</strong> rain water, a little, often. Touch the soil: it should feel like a sponge that somebody has wrung out.</li><li><strong>Light:</strong> bright, but never the sun itself. If you can read there without a lamp, it is enough.</li><li><strong>Company:</strong> three plants together keep each other damp. One plant alone is a decoration.</li><li><strong>Food:</strong> half of what the bottle says, from April to September.</li></ul>
<p>Turn the pot by a quarter every week. Talk to it if you like; it does nothing for the fern, but you will look at it every day, and that does.</p>
<p>If a leaf goes brown, cut it off and do not apologise. There is another one rolled up underneath, and it has been waiting for longer than you have.</p>`,
  },
  {
    ...{
      author: 'mateo',
      title: 'Cooking for more people than you have chairs',
      categoryId: 2,
      tags: ['cooking', 'friends', 'supper'],
      picture: 'supper-1',
    },
    description: 'Dinner for nine at a table for six: what to cook, what to borrow, and what to stop worrying about.',
    html: `<p>Start with the onions, an hour before you think you should. Everything good begins with an onion that nobody hurried.</p>
<p>Cook one thing in a pot that is too large. People forgive a simple stew; they do not forgive waiting for the second pan. In the restaurant we have eleven burners. At home I use one, and I have never once missed the other ten.</p>
<blockquote>Borrow chairs, never plates: chairs bring their owners along.</blockquote>
<figure><img src="picture:supper-2" alt="A long table with bowls, bread and candles"><figcaption>Nine people, six chairs, one pot.</figcaption></figure>
<h2>The stew for nine</h2>
<p>It is also the stew for five, with lunch for tomorrow.</p>
<ol><li>Six onions, sliced, in more olive oil than is decent. Low fire, one hour. Salt them at the beginning.</li><li>A head of garlic, two spoons of sweet paprika, one tin of tomatoes. Ten minutes.</li><li>A kilo of chickpeas that slept in water overnight, a bay leaf, water to cover. Two hours, lid on, nobody looks.</li><li>Two large handfuls of spinach, at the very end, with the fire off.</li><li>The juice of one lemon. Taste. The juice of the other lemon.</li></ol>
<table><thead><tr><th>Guests</th><th>Chickpeas</th><th>Onions</th></tr></thead><tbody><tr><td>5</td><td>550 g</td><td>4</td></tr><tr><td>9</td><td>1 kg</td><td>6</td></tr><tr><td>14</td><td>1.5 kg</td><td>9, and help</td></tr></tbody></table>
<h2>How to serve it</h2>
<p>Put it in the middle of the table in the pot it was made in, with bread that can be torn. Do not serve anybody. A table where people pass things to each other is already a party.</p>
<p>And stop worrying about the wine glasses. In thirty years nobody has ever gone home early because of a jam jar.</p>`,
  },
  {
    ...{
      author: 'zola',
      title: 'Your first night with a telescope',
      categoryId: 8,
      tags: ['astronomy', 'stars', 'beginners'],
      picture: 'desert-night',
    },
    description: 'What you will really see, why it is better than the pictures, and why you should begin with the moon.',
    html: `<p>Nobody tells you that it moves. You find Saturn, you gasp, you step aside for a friend, and it has left. The sky is not a picture, it is a train.</p>
<p>Begin with the moon, at half. Not full: a full moon is lit from the front, like a bad passport photograph. At half the light comes from the side, and the shadows along the edge are mountains. They are as tall as ours.</p>
<p>Then let your eyes get used to the dark. It takes twenty minutes and one glance at a telephone to undo. A red lamp does not hurt; a bicycle light with a red sock over it is a red lamp.</p>
<p><strong>A good order for the first evening:</strong></p>
<ol><li>The moon, until everybody has had a turn.</li><li>The brightest thing that does not twinkle. If it has four little dots beside it in a row, it is Jupiter, and you see what Galileo saw, with better coffee.</li><li>The fuzzy patch under the belt of Orion. New stars are being made in it. They will be ready in a hundred thousand years or so.</li><li>Whatever the youngest person points at.</li></ol>
<p>What you see will be small and grey and it will shiver. It is also the real thing: that light left before you were born and went through nothing at all until it reached your eye.</p>
<p>Bring a chair, a coat that looks too warm, and somebody who says "oh". The last is the important one.</p>`,
  },
  {
    ...{
      author: 'hanna',
      title: 'What a cello and a bicycle have in common',
      categoryId: 6,
      tags: ['music', 'repair', 'bicycles'],
      picture: 'coffee-3',
    },
    description: 'Tension, wood, patience, and the sound of something that is nearly right.',
    html: `<p>Both are held up by tension, and both tell you at once when you are careless.</p>
<p>I tune a wheel by ear. You pluck the spokes one after another, and each has a note; a true wheel hums a single one. My teacher would have approved of the method, if not of the grease.</p>
<p>A cello has about forty kilos pulling on it all day. It does not complain, it just moves a little, and in the morning every string is a little wrong. People think that tuning is a thing you do before the music. It is the music, very slowly.</p>
<p>Here is what one taught me about the other:</p>
<ul><li><strong>Turn a quarter, then listen.</strong> Never half. Half is anger.</li><li><strong>Fix the loose one, not the loud one.</strong> The spoke that sings sharp is usually doing its neighbour's work.</li><li><strong>Stop before it is perfect.</strong> Wood and wheels both settle overnight. Leave them something to do.</li></ul>
<p>If yours sounds like a sad kettle, loosen the brake and come by on Thursday. I have the right key for it, and there will be biscuits.</p>`,
  },
  {
    ...{ author: 'ingrid', title: 'The six o’clock ferry', categoryId: 1, tags: ['sea', 'work', 'norway'], picture: 'sea-dusk' },
    description: 'Eleven minutes, twice a day, for nine years: a short report on what changes and what does not.',
    html: `<p>The crossing takes eleven minutes. In nine years that makes about fifty days on the same two kilometres of water.</p>
<p>It has never once been the same colour.</p>
<p>I keep a list in the wheelhouse, one word a day, for the water. Slate. Tin. Plum. Old jeans. Milk. On the fourth of November four years ago it says <em>nothing</em>, because there was such a fog that I steered by the sound of the other bell.</p>
<p>What does not change: the nurse who comes off the night shift and sleeps standing. The two brothers who do not speak, on opposite rails, who both look up at the same moment when the church comes into view. The dog that knows the timetable better than the office does.</p>
<p>They want to build a bridge. It is a good bridge, I have seen the drawings, and it will take one minute. I asked the engineer what people would do with the other ten. He thought I was joking.</p>
<p>People ask whether it gets dull. I ask them what they did with their last eleven minutes.</p>`,
  },
  {
    ...{ author: 'yuki', title: 'A notebook that opens flat', categoryId: 7, tags: ['bookbinding', 'paper', 'craft'], picture: 'quilt-1' },
    description: 'Five folds, one needle, blue thread: the simplest binding that I know, and why it lasts.',
    html: `<p>Fold five sheets together. Do it again until your hands stop thinking about it.</p>
<p>That is a section. A notebook is six or eight of them, and a notebook that opens flat is only one that is sewn instead of glued. You need paper, a needle, a thumb and an evening.</p>
<ol><li>Fold with the grain. Bend the sheet both ways without creasing it: the way that resists less is the grain. It must run from top to bottom, or the book will never lie still.</li><li>Three holes through the fold are enough for a small book, five for a large one. Make them with the needle, from the inside out.</li><li>The thread goes in at the middle, visits both ends, and comes home. Tie it where it began.</li><li>The next section is sewn to the one before with a little loop under its thread. Pull along the paper, never away from it.</li></ol>
<p>Use linen thread if you have it, and run it through a candle once. Mine is blue, because then I can see it.</p>
<p>Do not glue what a knot can hold. Glue is for people who are sure. In forty years somebody will want to take it apart to mend it, and they will bless you.</p>
<p>Leave the first page empty. It takes the fear away from the second.</p>`,
  },
  {
    ...{
      author: 'priya',
      title: 'Running slowly, on purpose',
      categoryId: 5,
      tags: ['running', 'health', 'habits'],
      picture: 'hills-dawn',
    },
    description: 'Most of your kilometres should be easy enough to sing. A physiotherapist’s case for going slower.',
    html: `<p>If you can not sing the chorus, you are too fast. That is the whole method; the rest is shoes.</p>
<p>Every week somebody sits on my table with the same knee. They have been running for six weeks, three times a week, always a little faster than the week before. Their lungs were ready in a month. Their tendons need nine.</p>
<blockquote>Your heart learns from easy hours, your ego from hard ones. Feed the first.</blockquote>
<p>So this is what I write on the paper that they take home:</p>
<ul><li>Four runs out of five at singing speed. If a hill takes the song away, walk the hill.</li><li>Add minutes, not speed, and never more than ten in a hundred from one week to the next.</li><li>Every fourth week is a small one, even when you feel wonderful. Especially then.</li><li>A pain that gets better as you warm up may come along. A pain that gets worse goes home with you at once.</li></ul>
<p>Nobody will admire you. You will be overtaken by people with prams. In autumn you will notice that the long way round has become the short one, and that you are still singing.</p>
<p>And stop before you are tired. The run that ends too early is the one you repeat.</p>`,
  },
  {
    ...{
      author: 'leila',
      title: 'In praise of stairs that are too wide',
      categoryId: 1,
      tags: ['architecture', 'cities', 'stairs'],
      picture: 'city-dusk',
    },
    description: 'The law says how narrow a staircase may be. Nobody says how generous. An architect’s small rebellion.',
    html: `<p>The regulation says one metre twenty. That is the width of two people who pass each other and look at the wall.</p>
<p>At one metre eighty something happens that is in no regulation: the two people stop. One of them leans on the rail, the other puts down the shopping. They are now in the way of nobody, and they stay.</p>
<p>I learned this in the old town, where the stairs were made for donkeys. A donkey needs a low step and a long one, and room to change its mind. So do people over sixty, people under six, and people with something on it.</p>
<p>When I draw stairs now, I ask for three things, and I usually get two:</p>
<ul><li>a landing with a window, low enough to sit on;</li><li>steps that a child can count aloud without running out of breath;</li><li>sixty centimetres more than we need.</li></ul>
<p>The client asks what the sixty centimetres are for. I say: for everything else.</p>
<p>Last spring I went back to the first house where I got all three. On the second landing stood a chair, a plant and a radio. Nobody had asked me. It is the best review I have had.</p>`,
  },
  {
    ...{ author: 'kofi', title: 'Counting to seven', categoryId: 6, tags: ['music', 'drums', 'practice'], picture: 'cutouts-2' },
    description: 'Most songs walk on two legs or on four. What happens in the body when one has seven, and how to stop counting.',
    html: `<p>Two is walking. Three is dancing. Four is marching, driving, and nearly everything on the radio. Seven is when you look down and find that you have an extra leg.</p>
<p>The trick, of course, is not to count to seven. Nobody can feel seven. You feel a two, and a two, and a three: <em>short, short, long</em>. Say it with the names of three friends, two short ones and a long one, and you have it by lunch.</p>
<p>My teacher never let me write it down. He made me carry water. Two buckets, uneven ground, and a song that did not fit my steps, until one morning it did and I had not spilled.</p>
<ol><li>Clap the short, short, long. Slowly, on your knees, for as long as a kettle takes.</li><li>Walk on top of it, any speed. It will fall apart. That is the lesson, not the failure.</li><li>Let one foot keep the long one. Forget the other.</li><li>Now talk to somebody while you do it.</li></ol>
<p>By day I make spreadsheets. They are all in four. On Thursdays at seven we open the second yard and everybody gets their extra leg back. Bring a chair; we start on time, mostly.</p>`,
  },
  {
    ...{
      author: 'tomas',
      title: 'What the river was called before',
      categoryId: 4,
      tags: ['geography', 'rivers', 'history'],
      picture: 'forest-mist',
    },
    description: 'Forty years of teaching children to point at a map, and one question that I could never answer.',
    html: `<p>In the third row sat a girl who asked what the river was called before it had a name.</p>
<p>I taught geography for forty years. I know the lengths, the basins and the annual discharge. I told her to wait until the end of the lesson, and I have been thinking about it since 1987.</p>
<p>Rivers have the oldest names that we have. Towns are renamed by whoever wins; rivers are too long to win. In our valley three languages came and went, and each of them asked the one before, <em>what do you call that?</em>, and was told: water. So the name on my map means water, in a language of which nothing else is left.</p>
<p>She would have liked that, I think. But it is not an answer. Before the word there was the river, and it went round the same hill, and somebody stood where the school stands and had to cross.</p>
<p>Since I retired I walk it in pieces, from the mouth up, eight easy kilometres on a Sunday with whoever comes. We are in the ninth year. The higher we get, the smaller it is and the more names it has: every farm calls its own bit something else. The last one I was given was "ours".</p>
<p>I believe that is what it was called before.</p>`,
  },
  {
    ...{
      author: 'oscar',
      title: 'Ship of Theseus, small model',
      categoryId: 3,
      tags: ['boats', 'software', 'repair'],
      picture: 'sea-golden',
    },
    description: 'I replaced every plank of a boat and every line of a program in the same winter. Notes on which one is still itself.',
    html: `<p>In October I bought a boat for the price of a bicycle. By April there was not one plank in her that I had paid for.</p>
<p>In the same winter we rewrote the booking system at work, a piece at a time, while people were booking. I did the one with my evenings and the other with my days, and after a while I could not tell which lessons came from where.</p>
<ul><li><strong>Never have two holes open at once.</strong> Take out one plank, fit one plank, sleep. A boat with two planks missing is a diagram.</li><li><strong>The new plank takes its shape from the old one,</strong> the bad one too. First copy the mistake. Then, in dry weather, decide whether it was one.</li><li><strong>Keep her in the water if you can.</strong> On land everything looks tight.</li><li><strong>Write on the inside of each piece</strong> why it is the way it is. Not what it is. Whoever opens this up can see what it is.</li></ul>
<p>People ask whether she is still the same boat. She leaks in the same place. I have replaced that place twice.</p>
<p>We call her the <em>Marmalade</em>, after the jar that holds the screws. The launch is at Pier 4, and there will be buns.</p>`,
  },
  {
    ...{ author: 'asha', title: 'Bread, third attempt', categoryId: 2, tags: ['baking', 'bread', 'patience'], picture: 'supper-3' },
    description: 'The first was a stone and the second a cloud with a stone in it. What a botanist learned from yeast.',
    html: `<p>The first one was a stone. We kept it; it holds the garden door.</p>
<p>The second was a cloud with a stone in it, which I am told is harder to make. I had done everything that the recipe said and nothing that the dough said. At work I would have known better: nobody waters a plant by the calendar.</p>
<p>So for the third I threw the times away and watched. Dough is a small meadow. It wants to be warm, but not hot, damp, but not wet, and left alone by people who mean well.</p>
<ol><li>500 g of flour, 350 g of water, stirred and then forgotten for half an hour. This is when most of the work happens, and you are not in it.</li><li>10 g of salt, 3 g of yeast. Fold it over itself four times. Wash your hands, make tea, fold it again. And a third time.</li><li>Let it rise until it trembles when you push the bowl. Tonight that was two hours, in August it was fifty minutes.</li><li>Shape it as you would tuck in a child: firm underneath, loose on top.</li><li>The hottest oven you have, with a lid on for the first half. Take the lid off when you can smell it from the next room.</li></ol>
<p>Then the hard part, an hour on the rack. It sings while it cools, tiny cracks, like a fire far away. Do not cut it. Sit beside it and listen.</p>
<p>We cut it after nine minutes. It was perfect.</p>`,
  },
  {
    ...{
      author: 'demo',
      title: 'Draw me the way to your house',
      categoryId: 7,
      tags: ['maps', 'memory', 'drawing'],
      picture: 'hills-golden',
    },
    description: 'I asked a hundred people for a map from memory. None of them was right, and I followed every one.',
    html: `<p>I carry a pad of squared paper, and I ask people to draw me the way from here to where they live. They say that they can not draw. Then they draw.</p>
<p>After a hundred of them I can tell you that nobody has the scale right, and nobody is lost. The bakery is as large as the station. The street where somebody fell in love is straight, though it turns twice. The dull part is left out, and you do not miss it while walking.</p>
<p>Children put themselves in. Cyclists draw hills, drivers draw traffic lights, and a postwoman drew nothing but dogs.</p>
<blockquote>"Left where the cinema used to be." I asked four people, and all of them knew it. The cinema closed before I was born.</blockquote>
<p>My own maps are measured. There is a satellite in them, a team, and a law about who may print what. They are correct, and I am proud of them. But when I visit a friend for the first time I still ask for the squared paper.</p>
<p>Because a correct map tells you where things are. The other kind tells you where <em>you</em> are, among them.</p>`,
  },
];

/** What readers say below an article. */
export const articleRemarks: string[] = [
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

export const articleAnswers: string[] = [
  'Thank you, that means a lot.',
  'It does! A bit slower, that is all.',
  'The goat gets an article of its own.',
  'Coffee it is. Saturday?',
  'About nine years, with breaks.',
  'Tell me how it goes.',
  'I knew that you would say that.',
  'Give her my best.',
];
