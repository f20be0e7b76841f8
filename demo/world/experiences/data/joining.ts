import type { ExperienceCategory } from '#domain/vocabulary.ts';

/** What hosts ask of those who come. */
export const RULES: Readonly<Record<ExperienceCategory, readonly string[]>> = {
  Community: [
    'Tell me beforehand what you don’t eat or can’t do. Phones stay in pockets while somebody talks.',
    'Come hungry or curious, best both. Whoever arrives late says so, so that we don’t start without you.',
    'Everybody is listened to once, and nobody twice in a row. Children are welcome with an adult.',
  ],
  Culture: [
    'Pictures where it is allowed, never of people who have not said yes. Please be on time: doors close.',
    'Shoulders and knees covered where we visit places of prayer. Ask everything, at half volume.',
    'We stay together, and we leave things as we find them. Latecomers catch up at the second stop.',
  ],
  Adventure: [
    'What the guide says goes, above all when it is “we turn back”. Tell us about injuries and medicines before we set out.',
    'Sober, rested and with the right shoes. If the weather says no, we move it and you may have your money back.',
    'Stay in sight of one other person at all times. Under eighteen only with an adult in the same booking.',
  ],
  Fitness: [
    'Your body decides, not the clock. Tell me about injuries and pregnancies, and stop when it hurts.',
    'Be there five minutes before; we can’t let people in once it has begun. Bring water.',
    'All levels, one rule: nobody comments on anybody’s body. Clean hands, clean feet, phones off.',
  ],
  Makerspace: [
    'Hair tied, sleeves up, glasses on. No machine without an introduction, however well you know it.',
    'Leave the bench cleaner than you found it. What you break you tell me about; it happens every day.',
    'Closed shoes are a must. Under sixteen only with an adult beside them.',
  ],
  Retreat: [
    'Phones go into the box at the start. If it gets too much, you may leave without a word, and we will look after you.',
    'This replaces no therapy and no doctor. Please read the notes beforehand and ask me anything.',
    'We keep to the silence together; who must speak goes outside for it.',
  ],
  SocialNetworking: [
    'What is said here stays here. No selling, no recording, no cards unless somebody asks for one.',
    'Talk to somebody you did not come with. Photos are taken in the first ten minutes only, and you may step out of them.',
    'Questions are short and real. Whoever is shy may say so; there is a job at the door for you.',
  ],
  Volunteer: [
    'Gloves on, no heroics. What you find and don’t know, you leave and call me.',
    'Please come if you said you would: others count on your pair of hands. Pictures of children are not taken.',
    'We work at the pace of the slowest and stop together. Bring water and a hat.',
  ],
  Workshop: [
    'Beginners first, in everything. Tell me about allergies; we work with food, dust and glue.',
    'Please keep the phone for pictures of your own work. Cleaning up is the last ten minutes, and everybody does it.',
    'One person talks at a time, and mistakes are shown to all, kindly, since they teach most.',
  ],
};

/** How one joins: at a public place, and at the host's. */
export const AT_PUBLIC = [
  'We meet at the main entrance, ten minutes before. Look for {host} with the yellow umbrella; it is open in any weather.',
  'I wait by the notice board with a blue bag from quarter to. If you can’t find us, call: it is a big place and I walk fast.',
  'The meeting point is the bench nearest to the street sign. We leave five minutes after the hour, not later.',
  'Come to the information desk and say my name, {host}. They know where we are, and where the coffee is.',
] as const;
export const AT_OWN = [
  'Ring at {host}, second bell from the top, and push when it hums. Third floor, the door with the bicycle.',
  'The gate code is {code}. Cross the yard to the green door; if it is closed, knock with the ring and not politely.',
  'From the tram stop it is four minutes: past the bakery, left at the blue wall, number on the lamp. I leave the light on.',
  'You’ll see a chalk arrow on the pavement. The key for latecomers is in the box by the meter: {code}.',
] as const;

/** How to find a place of the host's own, for everybody. */
export const WHEREABOUTS = [
  'A few minutes on foot from the centre of {city}, step-free from the street.',
  'In a side street of {city}; the exact address comes with your booking.',
  'In the host’s own place in {city}, two flights up.',
  'In a quiet yard in {city}, five minutes from the nearest stop.',
] as const;

/** What hosts say of a single session. */
export const NOTES = [
  'A guest teacher joins us this time.',
  'We meet half an hour’s walk further on; details by message.',
  'A small group today, so there is time for questions.',
  'Bring a second layer: the room’s heating is being repaired.',
  'A photographer comes along; say so if you would rather not be in the picture.',
] as const;
