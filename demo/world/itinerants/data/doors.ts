import type { Door } from './kinds.ts';

/** Where one meets and how one gets in. `{city}`, `{host}` and `{code}` are filled in. */
export const DOORS: Readonly<Record<Door, readonly string[]>> = {
  house: [
    'The key box is left of the door; the code is {code}. Your room has your name on it. {host} comes by at six to show you around.',
    'Ring at the gate and say {host} sent you. If it is late, the code {code} opens both doors and there is soup on the stove.',
    'Second courtyard, green door, code {code}. Leave your shoes on the shelf and your bag wherever you like.',
    'Somebody is at home from three on the first day. After that your own code, {code}, works at any hour.',
  ],
  wheels: [
    'We meet in front of the station of {city} at three. Look for the roof boxes. {host} waits until everybody is there; call if your train is late.',
    'The vans stand in the yard behind the address; the gate code is {code}. Choose a bed, then come and have coffee.',
    'Come by public transport, there is no room for a second car. From the stop it is four minutes; {host} stands where the flag is.',
    'If you join on the way, write to {host} the evening before and we send you the exact pitch for the night.',
  ],
  water: [
    'The jetty gate in {city} opens with {code}. We are at the far end, stern to; take your shoes off before the gangway.',
    'Ask for {host} at the harbour office if the gate is shut. Soft bags only, please: suitcases do not fit into lockers.',
    'We cast off when everybody is aboard and not before. Berth and code ({code}) are on the board at the harbour entrance.',
  ],
  open: [
    'From the bus stop follow the track with the white stones for six minutes. The common house is open; somebody will put the kettle on.',
    'The gate is closed with a loop, not a lock: please close it behind you. Your cabin is on the list by the kitchen door.',
    'Phones lose the way here, so follow the wooden signs. {host} collects people from the last bus; send a message before you board.',
    'The code of the main house is {code}. Boots stay in the porch, and so do the dogs, officially.',
  ],
};

/** What all guests of an itinerant that moves on read, at whichever stop they board. `{host}` and `{code}` are filled in. */
export const ABOARD: readonly string[] = [
  'Wherever you board, {host} waits at the meeting point for half an hour and answers the phone after that. One bag each, please.',
  'The code of every door on the way is {code}. Your name is on a list by the entrance, and so is the number of your bed.',
  'Write to {host} the evening before you board: dinner is counted then, and we fetch latecomers from the station.',
  'Come by public transport. The cook of the day keeps a plate for those who board, so tell us if you will be late.',
];

/** Where a group is met that moves on, in any town. `{number}` is filled in. */
export const MEETING_POINTS: readonly string[] = [
  'In front of the main station',
  'Main bus station, bay {number}',
  'Car park behind the main station',
  'Town hall square, by the clock',
  'Tourist office, side entrance',
];
