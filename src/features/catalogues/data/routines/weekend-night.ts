import { msg } from '@lingui/core/macro';
import type { RoutineRow } from './routine-row.ts';

/** Routines of a night of the weekend, from 18:00 to 06:00 (spec 3 §3.8). */
export const WEEKEND_NIGHT_ROUTINES = [
  {
    id: 'golden-hour-photo-walk',
    label: msg`Golden hour photo walk`,
    slot: { start: '18:00', end: '19:00' },
  },
  { id: 'gallery-opening', label: msg`Gallery opening`, slot: { start: '18:00', end: '19:30' } },
  { id: 'sunday-roast', label: msg`Sunday roast`, slot: { start: '18:00', end: '20:00' } },
  { id: 'sunset-sail', label: msg`Sunset sail`, slot: { start: '18:00', end: '20:00' } },
  {
    id: 'night-in-a-mountain-hut',
    label: msg`Night in a mountain hut`,
    slot: { start: '18:00', end: '06:00' },
  },
  {
    id: 'sunday-inbox-hour',
    label: msg`Sunday inbox hour`,
    slot: { start: '18:30', end: '19:30' },
    forWork: true,
  },
  {
    id: 'sundowners-on-the-roof',
    label: msg`Sundowners on the roof`,
    slot: { start: '18:30', end: '20:00' },
  },
  { id: 'wine-tasting', label: msg`Wine tasting`, slot: { start: '18:30', end: '20:00' } },
  {
    id: 'dumpling-making-night',
    label: msg`Dumpling-making night`,
    slot: { start: '18:30', end: '20:30' },
  },
  { id: 'night-market', label: msg`Night market`, slot: { start: '18:30', end: '21:00' } },
  {
    id: 'pizza-from-the-wood-oven',
    label: msg`Pizza from the wood oven`,
    slot: { start: '18:30', end: '21:00' },
  },
  {
    id: 'sound-bath-by-candlelight',
    label: msg`Sound bath by candlelight`,
    slot: { start: '19:00', end: '20:00' },
  },
  {
    id: 'cocktail-workshop',
    label: msg`Cocktail workshop`,
    slot: { start: '19:00', end: '20:30' },
  },
  {
    id: 'craft-brewery-tour',
    label: msg`Craft brewery tour`,
    slot: { start: '19:00', end: '21:00' },
  },
  {
    id: 'potluck-of-home-recipes',
    label: msg`Potluck of home recipes`,
    slot: { start: '19:00', end: '21:30' },
  },
  { id: 'street-food-tour', label: msg`Street food tour`, slot: { start: '19:00', end: '21:30' } },
  { id: 'beach-barbecue', label: msg`Beach barbecue`, slot: { start: '19:00', end: '22:00' } },
  {
    id: 'murder-mystery-dinner',
    label: msg`Murder mystery dinner`,
    slot: { start: '19:00', end: '22:00' },
  },
  {
    id: 'welcome-party-for-new-arrivals',
    label: msg`Welcome party for new arrivals`,
    slot: { start: '19:00', end: '22:00' },
  },
  {
    id: 'parents-night-out',
    label: msg`Parents' night out`,
    slot: { start: '19:00', end: '23:00' },
  },
  {
    id: 'folk-dancing-with-locals',
    label: msg`Folk dancing with locals`,
    slot: { start: '19:30', end: '21:30' },
  },
  {
    id: 'dinner-with-a-local-family',
    label: msg`Dinner with a local family`,
    slot: { start: '19:30', end: '22:00' },
  },
  { id: 'theatre-evening', label: msg`Theatre evening`, slot: { start: '19:30', end: '22:00' } },
  { id: 'farewell-dinner', label: msg`Farewell dinner`, slot: { start: '19:30', end: '22:30' } },
  {
    id: 'sunday-evening-circle',
    label: msg`Sunday evening circle`,
    slot: { start: '20:00', end: '20:45' },
  },
  { id: 'improv-games', label: msg`Improv games`, slot: { start: '20:00', end: '21:30' } },
  {
    id: 'scavenger-hunt-after-dark',
    label: msg`Scavenger hunt after dark`,
    slot: { start: '20:00', end: '22:00' },
  },
  {
    id: 'night-hike-with-headlamps',
    label: msg`Night hike with headlamps`,
    slot: { start: '20:00', end: '22:30' },
  },
  {
    id: 'tasting-menu-with-a-local-chef',
    label: msg`Tasting menu with a local chef`,
    slot: { start: '20:00', end: '22:30' },
  },
  {
    id: 'thermal-baths-after-dark',
    label: msg`Thermal baths after dark`,
    slot: { start: '20:00', end: '22:30' },
  },
  {
    id: 'board-game-tournament',
    label: msg`Board game tournament`,
    slot: { start: '20:00', end: '23:00' },
  },
  { id: 'open-air-concert', label: msg`Open-air concert`, slot: { start: '20:00', end: '23:00' } },
  {
    id: 'hack-night',
    label: msg`Hack night`,
    slot: { start: '20:00', end: '02:00' },
    forWork: true,
  },
  {
    id: 'camping-under-the-stars',
    label: msg`Camping under the stars`,
    slot: { start: '20:00', end: '06:00' },
  },
  {
    id: 'stand-up-comedy-show',
    label: msg`Stand-up comedy show`,
    slot: { start: '20:30', end: '22:00' },
  },
  {
    id: 'living-room-open-mic',
    label: msg`Living room open mic`,
    slot: { start: '20:30', end: '22:30' },
  },
  {
    id: 'stories-by-the-campfire',
    label: msg`Stories by the campfire`,
    slot: { start: '20:30', end: '22:30' },
  },
  { id: 'overnight-ferry', label: msg`Overnight ferry`, slot: { start: '20:30', end: '06:00' } },
  { id: 'open-air-cinema', label: msg`Open-air cinema`, slot: { start: '21:00', end: '23:00' } },
  {
    id: 'vinyl-listening-session',
    label: msg`Vinyl listening session`,
    slot: { start: '21:00', end: '23:00' },
  },
  { id: 'jazz-bar-night', label: msg`Jazz bar night`, slot: { start: '21:00', end: '23:30' } },
  { id: 'karaoke-party', label: msg`Karaoke party`, slot: { start: '21:00', end: '23:30' } },
  { id: 'house-party', label: msg`House party`, slot: { start: '21:00', end: '01:00' } },
  { id: 'salsa-night', label: msg`Salsa night`, slot: { start: '21:30', end: '00:30' } },
  {
    id: 'early-night-before-the-hike',
    label: msg`Early night before the hike`,
    slot: { start: '21:30', end: '06:00' },
  },
  { id: 'moonlight-swim', label: msg`Moonlight swim`, slot: { start: '22:00', end: '23:00' } },
  {
    id: 'stargazing-with-a-telescope',
    label: msg`Stargazing with a telescope`,
    slot: { start: '22:00', end: '00:00' },
  },
  { id: 'silent-disco', label: msg`Silent disco`, slot: { start: '22:00', end: '01:00' } },
  {
    id: 'night-out-in-town',
    label: msg`Night out in town`,
    slot: { start: '22:00', end: '03:00' },
  },
  {
    id: 'late-night-noodles',
    label: msg`Late-night noodles`,
    slot: { start: '00:00', end: '01:00' },
  },
] as const satisfies readonly RoutineRow[];
