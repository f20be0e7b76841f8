import { type Line, lines, SMALL, URBAN } from '../line.ts';

/** Sleep, light, kitchen, bath. */
export const ROOMS: readonly Line[] = [
  ...lines({ notIn: ['Van', 'Camp', 'Houseboat'] }, [
    'Bedrooms face away from the street, so you wake up by light rather than by lorry.',
    'Heavy curtains make it properly dark, a thing I travel with clothes pegs to achieve elsewhere.',
    'The shower has real pressure and enough hot water for the longest thinker.',
    'Storage is generous: you can unpack completely and put the suitcase out of sight.',
    'There is art by friends on the walls and not one word of encouragement in cursive.',
    'Towels are thick, the soap is from here, and the hairdryer is in the second drawer.',
    'One door sticks in damp weather; lift as you pull.',
    'Every room has one good lamp to read by.',
    'Nights are quiet here; the loudest thing is usually the fridge.',
    'We keep the walls bare in the bedroom, since everyone sleeps better that way.',
  ]),
  ...lines({}, [
    'The bed is firm, the sheets are linen, and there are two kinds of pillow.',
    'Morning sun comes in over the table and has left by the time it gets hot.',
    'Preloadable in the day the light comes in flat and turns everything the colour of tea.',
    'You will find a drawer of adapters, a sewing kit and a hot-water bottle.',
    'There is somewhere to dry your clothes that is not the back of a chair.',
  ]),
  ...lines({ has: ['full-kitchen'], shared: false, notIn: ['Van', 'Camp'] }, [
    'The kitchen has sharp knives, a heavy pan and a shelf of spices you are welcome to.',
    'You can cook properly: gas, a big board, an oven that keeps its temperature.',
    'The moka pot is mine, the good coffee next to it is for you.',
    'A corkscrew, a colander and a decent grater prove that someone here actually cooks.',
    'The kitchen window looks at something green, so washing up is nearly a pleasure.',
    'Salt, oil, vinegar and a bulb of garlic will be on the counter when you come.',
  ]),
  ...lines({ has: ['shared-kitchen'], shared: true, notIn: ['Van'] }, [
    'In the kitchen everyone has a shelf, a hook and a column in the coffee kitty.',
    'Two ovens and two fridges mean that nobody has to wait to eat.',
    'The kitchen is where things happen; come down at seven and you will be handed something to chop.',
    'Labelled shelves, unlabelled cake: those are the kitchen rules.',
    'Somebody is usually baking, and bread is considered common property.',
    'There is a cook’s rota nobody is made to join and nearly everyone does.',
    'Pans hang from the ceiling over a table that seats whoever turns up.',
  ]),
  ...lines({ has: ['espresso-machine'], notIn: ['Van', 'Camp'] }, [
    'The espresso machine is a little Italian tyrant, and we will teach you how to keep it calm.',
    'Beans come from a roaster nearby, and there is a grinder that wakes nobody.',
    'Coffee is serious here: a lever machine, fresh beans, a small sign about the drip tray.',
  ]),
  ...lines(
    {
      has: ['wood-stove'],
      in: ['Cabin', 'Cottage', 'Houseboat', 'Minka', 'Home', 'Village'],
      regions: ['northern', 'alpine', 'temperate', 'east-asian', 'mediterranean', 'latin'],
    },
    [
      'A basket of split wood stands beside the stove, and there is more in the shed.',
      'On cold evenings the stove does the heating, the lighting and most of the conversation.',
      'The stove heats the whole place in half an hour.',
    ],
  ),
  ...lines(
    {
      has: ['air-conditioning'],
      regions: ['tropical', 'desert', 'mediterranean'],
      notIn: ['Van', 'Camp', 'Houseboat'],
    },
    [
      'The air-conditioning is new and quiet, and the ceiling fan means you rarely need it.',
      'Bedrooms cool down fast at night; the unit has a setting that really is silent.',
      'In the hot months you will bless both the thick walls and the air-conditioning.',
    ],
  ),
  ...lines(
    {
      has: ['underfloor-heating'],
      regions: ['northern', 'alpine', 'temperate', 'east-asian'],
      notIn: ['Van', 'Camp', 'Cabin'],
    },
    [
      'The floors are warm from October on, so go barefoot.',
      'Underfloor heating means no radiators, no draughts and no slippers.',
    ],
  ),
  ...lines({ has: ['private-balcony'], in: [...URBAN, 'Home', 'Resort'] }, [
    'Your balcony fits two chairs, a small table and one ambitious tomato plant.',
    'The balcony gets sun until four and gossip until ten.',
    'You can take a call from the balcony, as long as it is not a secret.',
  ]),
  ...lines({ has: ['washing-machine'], notIn: ['Van', 'Camp'] }, [
    'There is a washing machine you may use whenever you like, and a line in the sun.',
    'Laundry is in the house, free, and not coin-operated.',
  ]),
  ...lines({ in: SMALL }, [
    'Nothing is far from anything, and that includes the kettle.',
    'It is compact, and after two days you will wonder what you used the rest of the space for.',
    'Every centimetre has been thought about by someone who had to live in it.',
  ]),
  ...lines({ has: ['library'], notIn: ['Van', 'Camp'] }, [
    'The shelves hold what guests have left behind in eleven languages, and you may take one if you leave one.',
    'There is a library corner with a window seat and an unfinished jigsaw.',
  ]),
];
