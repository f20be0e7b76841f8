/** What a group on its way agrees on; an itinerant has some of them. */
export const GROUP_RULES = [
  'Quiet from 22:00 to 8:00',
  'Calls with headphones, or outside',
  'Everybody cooks once a week',
  'Phones away at dinner',
  'Wash up before you go to bed',
  'On the days we move we wait ten minutes, not more',
  'No smoking indoors',
  'Ask before you take a picture of somebody',
  'Visitors for an afternoon are welcome, for a night ask the group first',
  'Say what broke; nobody will be cross',
] as const;

/** Of those that take pets along. */
export const PET_RULE = 'Dogs on a lead where we eat';
