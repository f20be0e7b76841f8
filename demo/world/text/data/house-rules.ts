/** House rules by what they are about; a stay takes one of each of several. */
export const HOUSE_RULES = {
  quiet: [
    'Quiet from 22:00 to 8:00',
    'Calls with headphones after nine in the evening',
    'Music off at eleven, conversation lower',
    'No speakerphone in shared rooms',
    'Weeknights are quiet nights',
  ],
  smoke: [
    'No smoking indoors',
    'Smoke outside, and take the ends with you',
    'Smoke-free house and garden',
    'No smoking, no incense, one candle at a time',
  ],
  kitchen: [
    'Wash up before you go to bed',
    'Label what you want to see again',
    'Whoever finishes the coffee refills the tin',
    'Leave the kitchen as you would like to find it',
    'Clean pans hang, dirty pans do not soak overnight',
  ],
  guests: [
    'Visitors welcome until 22:00',
    'Overnight visitors: ask first, two nights at most',
    'Dinner guests are fine, parties are not',
    'Tell us who is staying; it is the law here',
  ],
  shoes: ['Shoes off at the door', 'Slippers are in the basket', 'Outdoor shoes stay by the door'],
  sand: [
    'Rinse off sand outside',
    'Boards and wetsuits stay outside',
    'Feet first, then the floor',
  ],
  care: [
    'Switch off heating or cooling when you go out',
    'Close windows when it storms',
    'Separate the rubbish; the chart is on the fridge',
    'Water the plants on your balcony, please',
    'Tell us what broke; nobody will be cross',
    'Lock the bicycle shed behind you',
    'Take short showers when the tank light is red',
  ],
  pets: [
    'Dogs on a lead in the hall',
    'Pets are welcome off the beds',
    'One pet a room, tell us which',
  ],
  noPets: ['No pets, apart from the ones who live here', 'No pets: one of us is allergic'],
} as const satisfies Record<string, readonly string[]>;

/** How to get in. `{code}` is a key-box code, `{host}` the host, `{street}` the street. */
export const ENTRY = {
  city: [
    'The key box is to the left of the door at {street}; the code is {code}. Third floor, the door with the brass fish.',
    'Ring “{host}” and I will buzz you in. If I am out, the keypad takes {code}.',
    'Street door: push hard. The inner door opens with code {code}, and your key is in the envelope with your name.',
    'The smart lock opens with {code} from the hour of check-in. The light switch is on the right, lower than you think.',
    'Go through the passage at {street} into the yard, second stair, first floor. Code for the key box: {code}.',
    'Reception is open until eight; after that use {code} on the keypad and find your key in pigeonhole three.',
    'Take the lift to the top and turn left. The key is in the small safe by the meter, code {code}.',
  ],
  house: [
    'Go round the side; the gate sticks, so lift it. Key box by the kitchen door, code {code}.',
    'The key is in the box under the letterbox, code {code}. Leave the porch light on for the others.',
    'Front door, code {code}, then pull towards you before turning the handle. Someone will hear you.',
    'We will meet you at the gate. If your train is late, the key box code is {code}.',
    'From {street} take the green gate. The lock takes {code}; close it behind you because of the dog.',
  ],
  outdoors: [
    'Leave the road where {street} turns to gravel and follow the lanterns. The lockbox on the post opens with {code}.',
    'Park by the barn and walk the last minute. Key box on the north side, code {code}.',
    'The barrier opens with {code}. Drive slowly, the hens have right of way.',
    'Call {host} from the bus stop and we will come down with the cart. On your own: gate code {code}.',
  ],
  water: [
    'Down the steps, along the jetty, fourth boat. The gate takes {code}; mind the gap when the tide or a barge has moved us.',
    'The jetty gate opens with {code}. The hatch key hangs inside the locker with the life rings.',
    'Knock on the hull. If nobody answers, the locker by the gangplank opens with {code}.',
  ],
} as const satisfies Record<string, readonly string[]>;
