import type { SceneName } from '../seed-media';

type Caption = { opens: string[]; closes: string[]; tag: string };

/** Captions of pictures. Any opening can be combined with any closing of the same scene. */
export const captions: Record<SceneName, Caption> = {
  hills: {
    opens: [
      'Took the long way home.',
      'Up before the birds, for once.',
      'Five hills later, the legs have filed a complaint.',
      'The path I pass every week and never took until today.',
      'No signal, no plans, one sandwich.',
    ],
    closes: [
      'Worth every step.',
      'The light lasted four minutes and I used all of them.',
      'Somebody had left a bench exactly where one was needed.',
      'If you listen, you can hear nothing at all.',
    ],
    tag: 'slowwalks',
  },
  mountains: {
    opens: [
      'Morning at the lake.',
      'Grandmother called these "the neighbours".',
      'First snow on the tops.',
      'We counted seven waterfalls on the way up.',
      'The hut has soup, blankets and no opinion about your schedule.',
    ],
    closes: [
      'The water is four degrees. I checked, briefly.',
      'You feel very small here, in the good way.',
      'Going back as soon as the knees agree.',
      'Even the marmots looked up.',
    ],
    tag: 'mountains',
  },
  sea: {
    opens: [
      'Evening sail.',
      'The six o’clock ferry, seen from a smaller boat.',
      'Salt on the glasses, sand in the bag.',
      'Tide table says go, so we went.',
      'There is no wrong direction on a day like this.',
    ],
    closes: [
      'The wind dropped at the right moment.',
      'A seal followed us home.',
      'Fish for supper, obviously.',
      'I could get used to this pace.',
    ],
    tag: 'bythesea',
  },
  forest: {
    opens: [
      'Under the old pines.',
      'Mushroom season, and I am not telling you where.',
      'A path that was not on the map is on mine now.',
      'It rained, and then it smelled like this.',
      'Forty minutes from the tram stop.',
    ],
    closes: [
      'Met one person, two dogs and a very calm deer.',
      'My phone stayed in the bag until this picture.',
      'The whole year’s worries, gone for an hour.',
      'Take a friend who does not talk too much.',
    ],
    tag: 'forest',
  },
  desert: {
    opens: [
      'Nothing, in every direction.',
      'The dunes moved since last year, and so did we.',
      'A hundred shades of one colour.',
      'Tea at the edge of the sand.',
      'We stopped the car because nobody was speaking any more.',
    ],
    closes: [
      'At night it gets loud with stars.',
      'Shoes may never be the same again.',
      'I understand camels better now.',
      'The silence has a sound, I promise.',
    ],
    tag: 'bigskies',
  },
  city: {
    opens: [
      'My street, from the roof.',
      'The bridge again. I cannot help it.',
      'Windows are the best television.',
      'Between two trains, with half an hour to spare.',
      'They finally switched the lights back on along the river.',
    ],
    closes: [
      'Somebody up there is practising the trumpet.',
      'Cities are kindest at this hour.',
      'Every lit square is somebody’s whole evening.',
      'Find the one with the dancing silhouette.',
    ],
    tag: 'citylights',
  },
  balloons: {
    opens: [
      'They came over the house at breakfast!',
      'Festival weekend.',
      'I have never waved so much at strangers.',
      'Seven of them, and not a sound but the burners.',
      'The neighbour’s children named every single one.',
    ],
    closes: [
      'The striped one landed in the football field.',
      'Booked a place for next year before I could think about heights.',
      'The dog was not convinced.',
      'Look up more often, they said. All right.',
    ],
    tag: 'lookup',
  },
  garden: {
    opens: [
      'The meadow we sowed in spring.',
      'Not one straight row in this garden.',
      'Three years of doing nothing to this corner, and look.',
      'The bees have opened a second branch.',
      'Everything decided to bloom on the same Tuesday.',
    ],
    closes: [
      'Come by, there are cuttings for everybody.',
      'Weeds? We say volunteers.',
      'Grandfather’s poppies came back.',
      'I only went out for parsley.',
    ],
    tag: 'garden',
  },
  plants: {
    opens: [
      'New arrival on the window sill.',
      'It has a new leaf!',
      'The office jungle, before the meeting.',
      'Rescued from the pavement in March, and look at it now.',
      'Sunday is watering day.',
    ],
    closes: [
      'Names are welcome in the comments.',
      'Yes, I talk to them. They are good listeners.',
      'The secret is to forget it for two weeks, with love.',
      'We are out of window.',
    ],
    tag: 'houseplants',
  },
  fruit: {
    opens: [
      'Market day.',
      'Half price at closing time.',
      'Still life with snack.',
      'The tree next door leans over our wall, and we are not complaining.',
      'I bought "a few".',
    ],
    closes: ['Jam tomorrow.', 'The small ones taste best.', 'Painted it first, ate it second.', 'Recipes, please, and quickly.'],
    tag: 'marketday',
  },
  supper: {
    opens: [
      'Dinner for six, in the end for nine.',
      'Second attempt. This one listened to the recipe.',
      'Soup weather.',
      'My aunt’s recipe, my aunt’s plates, my smoke alarm.',
      'New on the menu this week.',
    ],
    closes: [
      'There is some left if you hurry.',
      'More lemon. It is always more lemon.',
      'Nobody spoke for ten minutes, which is the review.',
      'The secret is to start the onions an hour earlier than you would like.',
    ],
    tag: 'supper',
  },
  coffee: {
    opens: [
      'Office for today.',
      'One chapter, they said.',
      'The good corner table was free.',
      'Rain outside, cake inside.',
      'Slow Saturday.',
    ],
    closes: [
      'Do not disturb until page 200.',
      'The barista knows my name and my problem.',
      'I came to work and I am reading, do not tell anyone.',
      'The second slice was for balance.',
    ],
    tag: 'reading',
  },
  cutouts: {
    opens: [
      'Paper, scissors, afternoon.',
      'Cut-outs for the children’s ward.',
      'My six favourite shapes, in no order.',
      'Workshop leftovers became the best thing we made.',
      'Poster for Thursday’s concert.',
    ],
    closes: [
      'No computer was harmed.',
      'The orange one was an accident.',
      'Everybody signed it on the back.',
      'I will be finding paper scraps until June.',
    ],
    tag: 'madebyhand',
  },
  quilt: {
    opens: [
      'Forty-eight tiles later.',
      'The pattern from the stairwell in Lisbon, from memory.',
      'Finished the quilt!',
      'Printed these by hand from three blocks.',
      'Geometry homework, twenty years late.',
    ],
    closes: [
      'One tile is upside down. Find it.',
      'It is going to my sister, and she must not see this post.',
      'My thumbs know every corner.',
      'Next one in blue.',
    ],
    tag: 'madebyhand',
  },
};
