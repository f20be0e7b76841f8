/** One message of an example exchange. */
export interface TalkLine {
  readonly by: 'guest' | 'host';
  readonly text: string;
}

const guest = (text: string): TalkLine => ({ by: 'guest', text });
const host = (text: string): TalkLine => ({ by: 'host', text });

/** What guests and hosts write each other before anything is approved, and after. */
export const BEFORE: readonly (readonly TalkLine[])[] = [
  [
    guest('Hi! Is the desk in the bedroom or in the living room? I have calls until late.'),
    host('In the living room, by the window, with a door you can close. The chair is a good one.'),
    guest('Lovely. I have sent a request for those dates.'),
    host('I saw it, thank you. I will look at my calendar tonight and answer.'),
  ],
  [
    guest('Hello, is it quiet in the mornings? I start work at six.'),
    host('Very. The bakery below opens at seven, and you smell it before you hear it.'),
    guest('Sold. Could you write to me at early.bird@example.org with the exact street?'),
    host('You will find the street here three days before you arrive. Ask me anything until then.'),
  ],
  [
    guest('How far is the nearest laundry?'),
    host('There is a machine in the hall, free for guests, and a line on the roof.'),
  ],
  [
    guest('Could I see a speed test? I hold video lessons in the afternoons.'),
    host(
      'Of course: a guest measured last week, the figure on the page is hers. It holds in the rain.',
    ),
    guest('That is all I needed to know. My request is on its way.'),
  ],
  [
    guest('Is there a monitor, or should I pack mine?'),
    host('One of 27 inches with USB-C, on the long desk. Whoever comes first to breakfast has it.'),
    guest('I am always first to breakfast.'),
  ],
];

export const AFTER: readonly (readonly TalkLine[])[] = [
  [
    guest('Thank you for saying yes! I land at 14:20, is an early check-in possible?'),
    host('The room is free from noon that day, so come straight here.'),
    guest('Wonderful. Anything I should bring?'),
    host('A jumper for the evenings. Coffee, tea and a full spice shelf are waiting for you.'),
  ],
  [
    guest('Is there a good place to work outside the house?'),
    host('Two: the library at the square, and a small coworking house ten minutes down the hill.'),
    guest('Perfect, see you soon.'),
  ],
  [
    host('Welcome! The second key turns left, everybody forgets that once.'),
    guest('I did, too. All settled, the view is even better than in the pictures.'),
    host('That makes my day. Dinner for the whole house is on Thursday, do join us.'),
  ],
  [
    guest('How warm is it inside in January? The last place had me type in gloves.'),
    host('There is a stove in the kitchen and a heater at each desk. Nobody has worn gloves yet.'),
    guest('Then I leave mine at home.'),
  ],
  [
    host('Your room is ready. The code for the door comes with your arrival details.'),
    guest('Found them, thank you. Is the tram still running after midnight?'),
    host('The night bus is: N2, every half hour, and it stops around the corner.'),
  ],
  [
    guest('Can I have a parcel sent to the house before I come?'),
    host('Yes, with your name on it. I put it on your desk.'),
    guest('You just saved me a week of waiting.'),
  ],
  [
    guest('Is there somewhere to lock a bicycle?'),
    host('In the yard, under the roof, and there is a pump behind the door.'),
  ],
  [
    guest('The kettle is gone! Did I break a house rule?'),
    host('Third floor borrowed it for a birthday. It is back on the shelf, with a slice of cake.'),
    guest('Best explanation I have ever had from a host.'),
  ],
];
