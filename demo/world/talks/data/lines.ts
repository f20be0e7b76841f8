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
];
