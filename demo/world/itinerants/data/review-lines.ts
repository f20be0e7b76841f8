/** A sentence; `moves` where it can be said only of those that go from stop to stop, or don't. */
export interface ReviewLine {
  readonly text: string;
  readonly moves?: boolean;
}

const lines = (texts: readonly string[], moves?: boolean): ReviewLine[] =>
  texts.map((text) => (moves === undefined ? { text } : { text, moves }));

/**
 * What people say after an itinerant, by topic. `{host}`, `{city}`, `{last}` (its last stop) and
 * `{nights}` are filled in.
 */
export const REVIEW_LINES = {
  whole: [
    ...lines([
      'I signed up for {nights} nights and have been telling the story for longer than that.',
      'It was exactly what the page says, including the parts I had not believed.',
      '{host} has thought of everything and makes it look as if nobody had.',
      'The best {nights} nights of my year, and the cheapest.',
      'I came for the idea and stayed for the breakfasts.',
      'Nothing was rushed, nothing was late, and I still do not know how.',
      'I have done things like this that were holidays with a laptop. This was a life with a timetable I liked.',
      'I had expected a camp and found a household.',
      'Well organised without ever feeling organised.',
      'I was sceptical of travelling with strangers until about noon on the first day.',
      'A small adventure with proper chairs.',
      '{host} knows every second door, and the people behind them.',
      'I learned more than in a term of anything else.',
      'It does what it says, at a pace that lets you notice it.',
    ]),
    ...lines(
      [
        'From {city} to {last} without one bad night.',
        'Every stop had its own character, and each time I thought the last one had been the best.',
        'The legs are just long enough to finish a conversation.',
        'I got on in {city} not knowing anybody and got off in {last} with plans for spring.',
      ],
      true,
    ),
    ...lines(
      [
        'After a week {city} felt like mine.',
        'Staying in one place was the right decision: we had a baker, a bench and a dog by day four.',
        'I could draw the way from the house to the market in {city} with my eyes closed.',
      ],
      false,
    ),
  ],
  people: lines([
    'We were a strange mix and it worked from the first supper.',
    'Three of us are meeting again, and one has moved in with another.',
    'Nobody was left out, and nobody was made to join in.',
    'I had forgotten how good it is to be teased at breakfast by people who know my deadline.',
    'Ages from twenty-three to sixty-one, and the oldest was always the last to bed.',
    'Everybody cooked once, and only one of us was bad at it. It was me.',
    'The group chat is still going.',
    'Quiet people and loud people, in the right proportion.',
    'I was the only one from my trade, which was the point.',
    'We cried at the goodbye, and then it rained, which helped.',
    'People washed up without a rota. I have never seen that before.',
    'Someone was always up for a walk.',
    'I came alone and was not, except when I wanted to be.',
    'The others made it; {host} made the others comfortable.',
  ]),
  work: lines([
    'The connection held on every single working day.',
    'I did not miss one call in {nights} nights.',
    'Mornings were truly quiet, as announced, and I got more done than at home.',
    'My manager asked where I was, because I sounded so rested.',
    'There was always a table, a socket and somebody else frowning at a screen.',
    'Work until the early afternoon and the world after that: I would like to keep it so.',
    'I finished the report in the first week, to have the rest of it free.',
    'The hours fit people with real jobs.',
    'Four hours of concentration a day are worth more than eight of anything else.',
    'Nobody looked at me oddly when I had to work on a Saturday.',
    'I shipped on time with salt in my hair.',
    'The silent hours are sacred here, bless them.',
  ]),
  grumble: [
    ...lines([
      'One bathroom fewer and there would have been tears.',
      'Bring a better lamp than the one by the bed.',
      'The nights were colder than I had packed for.',
      'A little more shade over the long table, please.',
      'I would have liked one more free afternoon.',
      'The fridge was too small for our ambitions.',
      'Earplugs: two pairs.',
      'The list of what to bring could be longer.',
      'Laundry took planning.',
      'Some evenings I would have paid for a wall.',
    ]),
    ...lines(['Packing up got old by the fourth time.', 'One of the moves was a long day.'], true),
  ],
  letdown: lines([
    'The wifi was fine for mail and not for video, and I work in video.',
    'I had pictured a smaller group, or a larger house.',
    'It was more social than I can manage for {nights} nights.',
    'The programme changed twice, for good reasons, but I had planned around it.',
    'My room looked on to the kitchen, which never sleeps.',
  ]),
  last: lines([
    'I have asked {host} for next time already.',
    'If there is a place left, take it.',
    'Go with an open mind and one bag.',
    'Thank you, {host}.',
    'I would do it again tomorrow, with better shoes.',
    'My calendar now has a line called "again".',
    'Worth every hour of the journey there.',
    'Recommended to anybody who works too much alone.',
    'I left a jumper behind, on purpose.',
    'Book for longer than you think.',
    'Tell them I said hello.',
    'The only bad part was going home.',
  ]),
} as const satisfies Record<string, readonly ReviewLine[]>;

/** What hosts write under a glad review, and under one with a complaint. */
export const REPLIES = {
  glad: [
    'You made the group what it was. Come back whenever you like.',
    'Thank you! The recipe has stayed in the kitchen.',
    'We still talk about your toast on the last night.',
    'It was a joy to have you along.',
    'The place at the end of the table is yours.',
    'Thank you for every washed-up pan.',
    'You would not believe how quiet the next group is.',
  ],
  fair: [
    'Fair, and noted. It is on the list for the next one.',
    'You are right. We have already changed it.',
    'Thank you for saying it kindly. Next time it will be better.',
    'True. There is a second one now.',
  ],
} as const;
