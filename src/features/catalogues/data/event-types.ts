import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface EventTypeRow {
  /** Slug of the English label; never changes. */
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** When it usually happens, `HH:MM` in the house's own zone; an end before the start is after midnight. */
  readonly slot?: { readonly start: string; readonly end: string };
}

/** Event and experience types (spec 1 §3). */
export const EVENT_TYPES = [
  {
    id: 'startup-pitches',
    label: msg`Startup Pitches`,
    description: msg`Five minutes on stage, honest questions, and a round of tea afterwards`,
    slot: { start: '18:00', end: '20:00' },
  },
  {
    id: 'tech-talk',
    label: msg`Tech Talk`,
    description: msg`One resident explains what they build, with a screen and no jargon test`,
    slot: { start: '19:00', end: '20:30' },
  },
  {
    id: 'wayhearth-tech',
    label: msg`Wayhearth Tech`,
    description: msg`Our own evening for people who make things with computers`,
    slot: { start: '18:30', end: '20:30' },
  },
  {
    id: 'design-and-business',
    label: msg`Design and Business`,
    description: msg`Portfolios, pricing and the parts of freelancing no one teaches`,
    slot: { start: '18:00', end: '20:00' },
  },
  {
    id: 'family-dinner',
    label: msg`Family Dinner`,
    description: msg`One long table, one pot, everyone brings something`,
    slot: { start: '19:30', end: '21:30' },
  },
  {
    id: 'yoga-session',
    label: msg`Yoga Session`,
    description: msg`An hour on the mat, all levels, mats are here`,
    slot: { start: '07:30', end: '08:30' },
  },
  {
    id: 'meditation',
    label: msg`Meditation`,
    description: msg`Twenty quiet minutes together before the day begins`,
    slot: { start: '07:00', end: '07:30' },
  },
  {
    id: 'morning-runs',
    label: msg`Morning Runs`,
    description: msg`An easy five kilometres at the pace of the slowest`,
    slot: { start: '06:45', end: '07:45' },
  },
  {
    id: 'movie-nights',
    label: msg`Movie Nights`,
    description: msg`The projector, the big wall and a vote on the film`,
    slot: { start: '20:30', end: '23:00' },
  },
  {
    id: 'game-nights',
    label: msg`Game Nights`,
    description: msg`Board games, card games and one feud over the rules`,
    slot: { start: '20:00', end: '23:00' },
  },
  {
    id: 'karaoke-night',
    label: msg`Karaoke Night`,
    description: msg`Two microphones and no judgement`,
    slot: { start: '20:30', end: '23:30' },
  },
  {
    id: 'pizza-party',
    label: msg`Pizza Party`,
    description: msg`Dough at six, oven at seven, everyone tops their own`,
    slot: { start: '18:00', end: '21:00' },
  },
  {
    id: 'wine-weekends',
    label: msg`Wine Weekends`,
    description: msg`Bottles from nearby growers and someone who knows about them`,
  },
  {
    id: 'bowling-night',
    label: msg`Bowling Night`,
    description: msg`Rented shoes, bad form, a small trophy`,
    slot: { start: '19:00', end: '22:00' },
  },
  {
    id: 'themed-costume-parties',
    label: msg`Themed Costume Parties`,
    description: msg`A theme, a wardrobe swap and photographs no one posts`,
    slot: { start: '21:00', end: '01:00' },
  },
  {
    id: 'fitness-bootcamps',
    label: msg`Fitness Bootcamps`,
    description: msg`Forty-five minutes in the park with a whistle`,
    slot: { start: '07:00', end: '07:45' },
  },
  {
    id: 'storytelling',
    label: msg`Storytelling`,
    description: msg`True stories of ten minutes, told without notes`,
    slot: { start: '20:00', end: '22:00' },
  },
  {
    id: 'coworking-sprint',
    label: msg`Coworking Sprint`,
    description: msg`Three silent hours with a timer and a shared list of goals`,
    slot: { start: '09:00', end: '12:00' },
  },
  {
    id: 'demo-day',
    label: msg`Demo Day`,
    description: msg`Show what you finished this month, however small`,
    slot: { start: '17:00', end: '18:30' },
  },
  {
    id: 'skill-swap',
    label: msg`Skill Swap`,
    description: msg`Teach an hour of what you know, learn an hour of what you don't`,
    slot: { start: '17:30', end: '19:30' },
  },
  {
    id: 'language-exchange',
    label: msg`Language Exchange`,
    description: msg`Two languages, two tables, swap every half hour`,
    slot: { start: '18:30', end: '20:30' },
  },
  {
    id: 'book-club',
    label: msg`Book Club`,
    description: msg`One book a month and snacks from its pages`,
    slot: { start: '19:00', end: '20:30' },
  },
  {
    id: 'open-mic',
    label: msg`Open Mic`,
    description: msg`Songs, poems and jokes in their first draft`,
    slot: { start: '20:00', end: '22:30' },
  },
  {
    id: 'live-music',
    label: msg`Live Music`,
    description: msg`Someone local plays while we eat`,
    slot: { start: '20:30', end: '22:30' },
  },
  {
    id: 'jam-session',
    label: msg`Jam Session`,
    description: msg`Bring an instrument or borrow a drum`,
    slot: { start: '20:00', end: '22:00' },
  },
  {
    id: 'dance-class',
    label: msg`Dance Class`,
    description: msg`Salsa, swing or whatever the teacher of the month does`,
    slot: { start: '19:00', end: '20:30' },
  },
  {
    id: 'cooking-class',
    label: msg`Cooking Class`,
    description: msg`A neighbour teaches a dish and everyone eats the homework`,
    slot: { start: '17:00', end: '20:00' },
  },
  {
    id: 'community-breakfast',
    label: msg`Community Breakfast`,
    description: msg`Bread, fruit, coffee and the plan for the week`,
    slot: { start: '08:30', end: '09:30' },
  },
  {
    id: 'sunday-brunch',
    label: msg`Sunday Brunch`,
    description: msg`Slow eggs and a long table`,
    slot: { start: '10:30', end: '13:00' },
  },
  {
    id: 'barbecue-night',
    label: msg`Barbecue Night`,
    description: msg`Fire at sunset, salads welcome`,
    slot: { start: '18:30', end: '21:30' },
  },
  {
    id: 'potluck-dinner',
    label: msg`Potluck Dinner`,
    description: msg`Every dish has a country`,
    slot: { start: '19:00', end: '21:00' },
  },
  {
    id: 'coffee-tasting',
    label: msg`Coffee Tasting`,
    description: msg`Three beans, one grinder and a lot of slurping`,
    slot: { start: '10:00', end: '11:00' },
  },
  {
    id: 'market-walk',
    label: msg`Market Walk`,
    description: msg`To the market with a basket and someone who knows the stalls`,
    slot: { start: '09:00', end: '11:00' },
  },
  {
    id: 'sunset-drinks',
    label: msg`Sunset Drinks`,
    description: msg`On the roof or the beach while the light lasts`,
    slot: { start: '18:00', end: '19:30' },
  },
  {
    id: 'city-walk',
    label: msg`City Walk`,
    description: msg`Two hours on foot with a resident who has lived here for years`,
    slot: { start: '10:00', end: '12:00' },
  },
  {
    id: 'museum-visit',
    label: msg`Museum Visit`,
    description: msg`A slow look at a few rooms instead of all of them`,
    slot: { start: '14:00', end: '16:00' },
  },
  {
    id: 'photo-walk',
    label: msg`Photo Walk`,
    description: msg`Golden hour, any camera, one theme`,
    slot: { start: '17:00', end: '19:00' },
  },
  {
    id: 'hiking-day',
    label: msg`Hiking Day`,
    description: msg`Boots, sandwiches and the early bus`,
    slot: { start: '08:00', end: '16:00' },
  },
  {
    id: 'surf-lesson',
    label: msg`Surf Lesson`,
    description: msg`Foam boards, warm-up on the sand, patient teachers`,
    slot: { start: '08:00', end: '10:00' },
  },
  {
    id: 'bike-tour',
    label: msg`Bike Tour`,
    description: msg`A flat route, a lock and a stop for cake`,
    slot: { start: '10:00', end: '13:00' },
  },
  {
    id: 'beach-cleanup',
    label: msg`Beach Cleanup`,
    description: msg`An hour with gloves and sacks, then a swim`,
    slot: { start: '09:00', end: '10:30' },
  },
  {
    id: 'volunteer-day',
    label: msg`Volunteer Day`,
    description: msg`A morning with a project in the neighbourhood`,
    slot: { start: '09:00', end: '13:00' },
  },
  {
    id: 'art-workshop',
    label: msg`Art Workshop`,
    description: msg`Clay, ink or print, with aprons`,
    slot: { start: '16:00', end: '18:00' },
  },
  {
    id: 'sauna-evening',
    label: msg`Sauna Evening`,
    description: msg`Warm, cold, rest, again`,
    slot: { start: '19:00', end: '21:30' },
  },
  {
    id: 'founders-circle',
    label: msg`Founders Circle`,
    description: msg`Six people, one hot seat, nothing leaves the room`,
    slot: { start: '12:00', end: '13:30' },
  },
] as const satisfies readonly EventTypeRow[];

export type EventTypeId = (typeof EVENT_TYPES)[number]['id'];
