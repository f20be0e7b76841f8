import { GROUNDS, type Line, line, lines, URBAN, WILD } from '../line.ts';

/** Outdoors, people, the habits of the house. */
export const LIFE: readonly Line[] = [
  ...lines({ shared: false, in: ['Home', 'MultiStory', 'Modern', 'Minka', 'Loft', 'Cottage'] }, [
    'You can have friends over for dinner; the table pulls out and there are enough forks.',
    'Two friends or a family with one child fit without treading on each other.',
  ]),
  ...lines({ shared: false, in: [...WILD, 'Houseboat', 'Loft'] }, [
    'It suits one person very well and two people who like each other.',
    'It is the sort of place where you finish the thesis.',
  ]),
  ...lines({ grounds: ['centre', 'leafy', 'mooring'] }, [
    'Everyday shops are within five minutes, and the fancy ones are pleasantly far.',
    'You will not need a car, and parking one would spoil your mood.',
    'The nearest good coffee opens at seven, and yes, they know about laptops.',
    'If you stay a month we will introduce you to the baker.',
  ]),
  ...lines({ has: ['garden'] }, [
    'The garden is more enthusiastic than tidy, and there is a table under the biggest tree.',
    'Help yourself to whatever is ripe; the beds are labelled.',
    'A hedge, a bench and a blackbird: the garden does not need much more.',
    'Breakfast happens outside from the first day it possibly can.',
    'There is grass to lie on, and a hose for when you have lain on it too long.',
  ]),
  ...lines({ has: ['rooftop-terrace'], in: [...URBAN, 'Mansion', 'Home'] }, [
    'Up on the roof there are chairs, a grapevine and the whole city at your feet.',
    'The roof terrace is for everyone, and at sunset everyone is there.',
    'Take the last flight of stairs with a glass in your hand; the roof is worth it.',
    'On the roof we have herbs, a shower and far too many cushions.',
  ]),
  ...lines({ has: ['courtyard'], notIn: [...WILD, 'Houseboat'] }, [
    'The courtyard is cool until noon, with a lemon tree that has been moved twice and forgiven us.',
    'Doors open on to a courtyard where bicycles, basil and neighbours are kept.',
  ]),
  ...lines({ has: ['hammock'] }, [
    'There is a hammock, and it is not decorative.',
    'The hammock is first come, first served, and the queue starts around three.',
    'Two hammocks face each other, which has led to at least one co-founder agreement.',
  ]),
  ...lines({ has: ['fire-pit'], notIn: ['Loft', 'Building', 'MultiStory', 'Houseboat'] }, [
    'We light the fire pit on most clear evenings; potatoes are encouraged.',
    'Someone brings a guitar to the fire, and mercifully they can play it.',
  ]),
  ...lines(
    {
      has: ['swimming-pool'],
      in: GROUNDS,
      regions: ['mediterranean', 'tropical', 'desert', 'latin'],
    },
    [
      'The pool is long enough to swim in rather than stand in.',
      'A dip before the first meeting is the custom of the house.',
      'The pool is salt water, unheated and open at all hours to quiet swimmers.',
    ],
  ),
  ...lines({ has: ['sauna'], regions: ['northern', 'alpine', 'temperate'] }, [
    'The sauna is wood-fired and takes an hour, which is how long it takes to decide who chops.',
    'Sauna at seven, cold bucket at half past, bed by ten.',
  ]),
  ...lines({ has: ['bikes-to-borrow'] }, [
    'Take one of the bicycles; the blue one has the good brakes.',
    'Bikes stand by the door with helmets, locks and a map we drew ourselves.',
    'There are bicycles to borrow, all of them ugly enough to be safe anywhere.',
  ]),
  ...lines({ has: ['yoga-deck'], in: [...GROUNDS, 'Camp', 'Building'] }, [
    'Mats are rolled up by the deck, and at seven somebody is usually on one.',
    'The yoga deck is free before nine and after five.',
  ]),
  ...lines({ shared: true, notIn: ['Van'] }, [
    'The others are mostly designers, developers and one person writing about mushrooms.',
    'People here range from twenty-three to sixty-one, and the sixty-one-year-old stays up latest.',
    'On Sundays we cook together, and the newest arrival chooses the music.',
    'Nobody minds if you keep to yourself for three days; on the fourth someone will knock with soup.',
    'There is a chat group for the house with four rules and a great many photographs of the dog next door.',
    'Someone always knows the answer, whether it is visas, invoices or where to get a haircut.',
    'Wednesday is for showing what you are working on, ten minutes each, snacks provided.',
    'We keep numbers low enough that introductions happen once and stick.',
    'Guests tend to leave as a group of six with a plan for the next place.',
    'You will be met by whoever is nearest the door, and given tea before you are given rules.',
    'House meetings take twenty minutes, once a fortnight, and there is cake so that people come.',
    'Most people stay for two months, which is about right.',
    'The house speaks English at dinner and everything else at breakfast.',
    'Birthdays are found out, whatever you do.',
  ]),
  ...lines({ shared: false }, [
    'The place is yours alone: no shared hallway, no rota, no names on the milk.',
    'I live ten minutes away and come only when asked.',
    'You will have the keys, the number of a good plumber and nobody looking over your shoulder.',
    'We leave you alone unless you want company, in which case there is wine.',
  ]),
  ...lines({}, [
    'We wrote down our favourite places in a notebook, and guests have been correcting it ever since.',
    'Preloadable arrivals are no trouble; the light will be on.',
    'There is a list on the fridge of what is open on Sundays.',
    'Tell us what you are working on, and we will tell you who you ought to meet.',
    'Fresh fruit on arrival, a full gas bottle, and the number of someone who answers.',
    'We have lived here long enough to know which dentist, which bus and which bakery.',
    'Neighbours say hello here, and it is nice to say it back.',
    'There are good running routes from the door, flat or hilly as you prefer.',
    'Linen is changed weekly, and nobody comes in without asking first.',
    'Pick-up from the station can be arranged if you are coming with a whole life in boxes.',
    '{host} answers within the hour, and usually with a joke.',
    '{host} will draw you a map on the first evening; keep it.',
  ]),
  line('The lock-keeper waves, the rowers shout, and after that it is quiet until evening.', {
    in: ['Houseboat'],
  }),
  line('The mooring has six boats, and they lend each other everything but cats.', {
    in: ['Houseboat'],
  }),
  line('A fox comes by most nights and pretends not to have seen you.', {
    in: ['Cabin', 'Camp', 'Cottage'],
    regions: ['northern', 'temperate', 'alpine'],
  }),
  line('Frogs start at dusk and stop, by agreement, at about ten.', {
    regions: ['tropical'],
    notIn: URBAN,
  }),
  line('Geckos keep the mosquitoes down, so leave them their corner of the ceiling.', {
    regions: ['tropical'],
  }),
  line('When it snows we dig you out before breakfast.', {
    regions: ['alpine', 'northern'],
    in: ['Cabin', 'Cottage', 'Home', 'Village'],
  }),
  line('Swallows nest under the eaves every spring and are not to be argued with.', {
    in: ['Minka', 'Cottage', 'Home', 'Village'],
    regions: ['mediterranean', 'temperate', 'east-asian', 'alpine'],
  }),
  line('There is a board rack by the door and a tap to rinse the sand off.', {
    grounds: ['beach'],
    has: ['surfboard-rack'],
  }),
  line('You can hear the sea with the window open and check it without getting up.', {
    grounds: ['beach'],
  }),
  line('Leave your shoes at the gate; sand wins in the end anyway.', { grounds: ['beach'] }),
  line('A wetsuit dries on the line in an afternoon if the wind is right.', {
    grounds: ['beach'],
    regions: ['mediterranean', 'northern', 'temperate', 'desert'],
  }),
  line('The path behind the house goes uphill for as long as you can.', {
    grounds: ['green'],
    has: ['hiking-trails'],
  }),
  line('After rain the whole place smells of earth and leaves.', { grounds: ['green', 'leafy'] }),
  line('Stars, actual stars, more of them the longer you stand there.', { grounds: ['green'] }),
];

/** What is not perfect: a listing that admits nothing is not believed. */
export const DRAWBACKS: readonly Line[] = [
  ...lines({ notIn: ['Van', 'Camp', 'Resort', 'Modern'] }, [
    'If you are tall, mind the beam in the hallway.',
    'The bathroom is plain and rather blue, but everything in it works.',
    'The oven has a temperament and a handwritten manual.',
    'The wardrobe is smaller than you are used to, and oddly you will manage.',
    'It can be chilly in the shoulder season, so bring socks you like.',
    'Finding the door the first time needs patience; the number is behind the vine.',
    'The mattress is on the firm side; there is a topper in the wardrobe.',
  ]),
  ...lines({ in: ['Home', 'Loft', 'Building', 'MultiStory'], grounds: ['centre', 'leafy'] }, [
    'The stairs are steep, so travel light or come with a friend.',
    'Windows are single-glazed at the back, where fortunately nothing happens.',
    'You will share the stairwell with a trumpet student who is, to be fair, improving.',
    'Hot water takes a minute to arrive; count to sixty and think kind thoughts.',
    'Mornings can be loud on bin day, which is Thursday.',
    'There is building work two doors down until the spring, on weekdays and not before nine.',
  ]),
  ...lines({}, [
    'The one complaint we get is about the church bells, and only in the first week.',
    'It is not the place for a party, and we say so early.',
    'The neighbours’ dog has views on parcels.',
  ]),
  ...lines({ in: ['Van', 'Camp'] }, [
    'The toilet is fifteen metres away, which is nothing by day and a small adventure by night.',
    'In heavy rain it is loud in here, and some people pay extra for that.',
    'You empty your own grey water; it takes four minutes, and we will show you once.',
  ]),
  ...lines({ in: ['Houseboat'] }, [
    'You will knock your head on the companionway precisely once.',
    'She moves a little in a storm, so if you feel queasy in a lift, think twice.',
    'Water tanks are filled on Mondays, and long showers are a matter of conscience.',
  ]),
  ...lines({ in: ['Cabin', 'Cottage'] }, [
    'The lane is unlit, so bring a torch or trust the moon.',
    'Deliveries end at the gate, and so does the patience of most taxi drivers.',
    'Spiders live here too, and they were first.',
  ]),
  ...lines({ in: ['Minka'] }, [
    'Paper walls keep out light and draughts but not laughter, so evenings wind down by ten.',
    'The house is cold in January in the corridors, and the bath makes up for it.',
  ]),
  ...lines({ in: ['Building', 'Loft', 'MultiStory', 'Modern'], grounds: ['centre'] }, [
    'Friday nights reach up to the second floor, and earplugs are in the drawer.',
    'The tram passes at five in the morning; you stop hearing it within days.',
    'There is a bar downstairs that closes at midnight and means it.',
  ]),
  ...lines({ regions: ['tropical'] }, [
    'When the power blinks, and it does, the fan stops for the time it takes to say so.',
    'Everything made of paper curls a little in the wet months.',
    'Ants are part of the arrangement: keep the sugar in the jar.',
  ]),
  ...lines({ regions: ['northern', 'alpine'] }, [
    'In December it is dark by four, and we have candles in quantity.',
    'Boots stay in the porch from November to April, no exceptions.',
  ]),
];

/** Who it is for, and the last word. */
export const CLOSINGS: readonly Line[] = [
  ...lines({}, [
    'Come for a month and see whether the plants take to you.',
    'If you have one big thing to finish this year, do it here.',
    'It suits early risers, though we have converted worse.',
    'People come to write, to ship and to sleep, usually in that order.',
    'We would rather have one guest for two months than ten for a week.',
    'Bring slippers, an instrument if you have one, and no printer.',
    'Good for a first month in a new country, when you need things to be simple.',
    'You will know within a day whether it is for you; nearly everyone stays.',
    'Long stays get a key to the bicycle shed and a say in the paint.',
    'Half of last year’s guests have come back, which is all the marketing we do.',
    'If the dates do not fit, ask anyway; calendars can be talked to.',
    'Best for people who like a place to have a bit of history and a good router.',
    'Come tired, leave with a routine.',
    'It is not fancy; it is right.',
    'Ideal if your team sits in three time zones and your heart in none of them.',
    'Families have stayed happily, and the cot is real wood.',
    'Bring a book you have been meaning to read.',
    'Ask for the winter rate; we like the company.',
    'Two weeks is enough to like it, four to get it.',
    'You only need to bring yourself and whatever you are making.',
  ]),
  ...lines({ shared: true }, [
    'Come alone; you will not be for long.',
    'We choose guests by a short hello rather than by followers.',
    'Introverts welcome: there is a bench for that.',
    'Say what you can cook when you write to us.',
  ]),
  ...lines({ in: ['Cabin', 'Camp', 'Cottage', 'Van'] }, [
    'Turn the phone face down and see what happens.',
    'Pack a head torch, a good jumper and low expectations of your inbox.',
  ]),
];
