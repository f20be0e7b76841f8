import { msg } from '@lingui/core/macro';
import type { RoutineRow } from './routine-row.ts';

/** Routines of a day of the weekend between 06:00 and 18:00, from early to late (spec 3 §3.1). */
export const WEEKEND_DAY_ROUTINES = [
  {
    id: 'fish-market-at-dawn',
    label: msg`Fish market at dawn`,
    slot: { start: '06:00', end: '07:30' },
  },
  { id: 'sunrise-hike', label: msg`Sunrise hike`, slot: { start: '06:00', end: '09:00' } },
  {
    id: 'birdwatching-walk',
    label: msg`Birdwatching walk`,
    slot: { start: '06:30', end: '08:30' },
  },
  { id: 'open-water-swim', label: msg`Open-water swim`, slot: { start: '07:00', end: '08:00' } },
  {
    id: 'slow-morning-without-alarms',
    label: msg`Slow morning without alarms`,
    slot: { start: '07:00', end: '10:00' },
  },
  {
    id: 'morning-on-a-nearby-farm',
    label: msg`Morning on a nearby farm`,
    slot: { start: '08:00', end: '12:00' },
  },
  { id: 'full-day-hike', label: msg`Full-day hike`, slot: { start: '08:00', end: '17:00' } },
  {
    id: 'digital-detox-day',
    label: msg`Digital detox day`,
    slot: { start: '08:00', end: '18:00' },
  },
  {
    id: 'pancake-breakfast',
    label: msg`Pancake breakfast`,
    slot: { start: '08:30', end: '10:00' },
  },
  {
    id: 'farmers-market-trip',
    label: msg`Farmers market trip`,
    slot: { start: '08:30', end: '10:30' },
  },
  { id: 'yoga-in-the-park', label: msg`Yoga in the park`, slot: { start: '09:00', end: '10:15' } },
  {
    id: 'cleaning-up-the-beach',
    label: msg`Cleaning up the beach`,
    slot: { start: '09:00', end: '10:30' },
  },
  {
    id: 'surfing-for-beginners',
    label: msg`Surfing for beginners`,
    slot: { start: '09:00', end: '11:00' },
  },
  {
    id: 'rock-climbing-outdoors',
    label: msg`Rock climbing outdoors`,
    slot: { start: '09:00', end: '13:00' },
  },
  {
    id: 'boat-trip-along-the-coast',
    label: msg`Boat trip along the coast`,
    slot: { start: '09:00', end: '15:00' },
  },
  {
    id: 'scenic-drive-to-the-next-stop',
    label: msg`Scenic drive to the next stop`,
    slot: { start: '09:00', end: '16:00' },
  },
  {
    id: 'day-trip-to-the-next-town',
    label: msg`Day trip to the next town`,
    slot: { start: '09:00', end: '18:00' },
  },
  {
    id: 'big-clean-and-laundry',
    label: msg`Big clean and laundry`,
    slot: { start: '10:00', end: '11:30' },
  },
  {
    id: 'old-town-walk-with-a-local',
    label: msg`Old town walk with a local`,
    slot: { start: '10:00', end: '12:00' },
  },
  {
    id: 'kayaking-on-the-lake',
    label: msg`Kayaking on the lake`,
    slot: { start: '10:00', end: '12:00' },
  },
  { id: 'museum-morning', label: msg`Museum morning`, slot: { start: '10:00', end: '12:30' } },
  { id: 'sailing-lesson', label: msg`Sailing lesson`, slot: { start: '10:00', end: '13:00' } },
  { id: 'snorkelling-trip', label: msg`Snorkelling trip`, slot: { start: '10:00', end: '13:00' } },
  {
    id: 'side-project-morning',
    label: msg`Side project morning`,
    slot: { start: '10:00', end: '13:00' },
    forWork: true,
  },
  {
    id: 'brunch-for-everyone',
    label: msg`Brunch for everyone`,
    slot: { start: '10:30', end: '12:30' },
  },
  { id: 'pottery-workshop', label: msg`Pottery workshop`, slot: { start: '11:00', end: '13:00' } },
  {
    id: 'cooking-class-with-a-local-cook',
    label: msg`Cooking class with a local cook`,
    slot: { start: '11:00', end: '14:00' },
  },
  {
    id: 'day-at-a-local-festival',
    label: msg`Day at a local festival`,
    slot: { start: '12:00', end: '18:00' },
  },
  {
    id: 'picnic-by-the-river',
    label: msg`Picnic by the river`,
    slot: { start: '12:30', end: '14:30' },
  },
  {
    id: 'swim-at-the-waterfall',
    label: msg`Swim at the waterfall`,
    slot: { start: '13:00', end: '15:00' },
  },
  {
    id: 'long-lunch-at-a-vineyard',
    label: msg`Long lunch at a vineyard`,
    slot: { start: '13:00', end: '16:00' },
  },
  { id: 'garden-barbecue', label: msg`Garden barbecue`, slot: { start: '13:00', end: '16:00' } },
  {
    id: 'hammocks-and-books',
    label: msg`Hammocks and books`,
    slot: { start: '14:00', end: '16:00' },
  },
  {
    id: 'street-art-and-photo-walk',
    label: msg`Street art and photo walk`,
    slot: { start: '14:00', end: '16:00' },
  },
  {
    id: 'countryside-bike-tour',
    label: msg`Countryside bike tour`,
    slot: { start: '14:00', end: '17:00' },
  },
  {
    id: 'rainy-day-board-games',
    label: msg`Rainy-day board games`,
    slot: { start: '14:00', end: '17:00' },
  },
  { id: 'hot-springs-trip', label: msg`Hot springs trip`, slot: { start: '14:00', end: '17:30' } },
  {
    id: 'family-treasure-hunt',
    label: msg`Family treasure hunt`,
    slot: { start: '15:00', end: '17:00' },
  },
  {
    id: 'catch-up-work-block',
    label: msg`Catch-up work block`,
    slot: { start: '16:00', end: '18:00' },
    forWork: true,
  },
  {
    id: 'planning-the-week-ahead',
    label: msg`Planning the week ahead`,
    slot: { start: '17:00', end: '18:00' },
  },
] as const satisfies readonly RoutineRow[];
