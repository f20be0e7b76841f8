import { msg } from '@lingui/core/macro';
import type { RoutineRow } from './routine-row.ts';

/** Routines of the night after a weekday, from 18:00 to 06:00 (spec 3 §3.1). */
export const WEEK_NIGHT_ROUTINES = [
  { id: 'sunset-walk', label: msg`Sunset walk`, slot: { start: '18:00', end: '19:00' } },
  { id: 'after-work-yoga', label: msg`After-work yoga`, slot: { start: '18:00', end: '19:00' } },
  { id: 'beach-volleyball', label: msg`Beach volleyball`, slot: { start: '18:00', end: '19:30' } },
  {
    id: 'aperitif-on-the-roof',
    label: msg`Aperitif on the roof`,
    slot: { start: '18:30', end: '19:30' },
  },
  {
    id: 'cooking-dinner-together',
    label: msg`Cooking dinner together`,
    slot: { start: '18:30', end: '20:00' },
  },
  {
    id: 'soup-and-leftovers-night',
    label: msg`Soup and leftovers night`,
    slot: { start: '19:00', end: '20:30' },
  },
  {
    id: 'language-exchange-over-drinks',
    label: msg`Language exchange over drinks`,
    slot: { start: '19:00', end: '20:30' },
  },
  {
    id: 'evening-coworking-block',
    label: msg`Evening coworking block`,
    slot: { start: '19:00', end: '22:00' },
    forWork: true,
  },
  { id: 'wins-of-the-day', label: msg`Wins of the day`, slot: { start: '19:30', end: '20:00' } },
  {
    id: 'bedtime-stories-for-the-kids',
    label: msg`Bedtime stories for the kids`,
    slot: { start: '19:30', end: '20:15' },
  },
  {
    id: 'family-style-dinner',
    label: msg`Family-style dinner`,
    slot: { start: '19:30', end: '21:00' },
  },
  {
    id: 'street-food-dinner',
    label: msg`Street food dinner`,
    slot: { start: '19:30', end: '21:00' },
  },
  { id: 'lightning-talks', label: msg`Lightning talks`, slot: { start: '20:00', end: '21:00' } },
  {
    id: 'sketching-together',
    label: msg`Sketching together`,
    slot: { start: '20:00', end: '21:30' },
  },
  {
    id: 'sauna-and-cold-plunge',
    label: msg`Sauna and cold plunge`,
    slot: { start: '20:00', end: '21:30' },
  },
  {
    id: 'side-project-show-and-tell',
    label: msg`Side project show and tell`,
    slot: { start: '20:00', end: '21:30' },
  },
  { id: 'pub-quiz', label: msg`Pub quiz`, slot: { start: '20:00', end: '22:00' } },
  {
    id: 'calls-across-time-zones',
    label: msg`Calls across time zones`,
    slot: { start: '20:00', end: '23:00' },
    forWork: true,
  },
  {
    id: 'planning-the-next-stop-together',
    label: msg`Planning the next stop together`,
    slot: { start: '20:30', end: '21:15' },
  },
  {
    id: 'book-club-by-the-fire',
    label: msg`Book club by the fire`,
    slot: { start: '20:30', end: '21:30' },
  },
  { id: 'board-games', label: msg`Board games`, slot: { start: '20:30', end: '22:30' } },
  {
    id: 'evening-stroll-through-town',
    label: msg`Evening stroll through town`,
    slot: { start: '21:00', end: '22:00' },
  },
  {
    id: 'acoustic-jam-session',
    label: msg`Acoustic jam session`,
    slot: { start: '21:00', end: '22:30' },
  },
  { id: 'film-night', label: msg`Film night`, slot: { start: '21:00', end: '23:00' } },
  {
    id: 'night-train-to-the-next-stop',
    label: msg`Night train to the next stop`,
    slot: { start: '21:00', end: '06:00' },
  },
  {
    id: 'gentle-stretching-before-bed',
    label: msg`Gentle stretching before bed`,
    slot: { start: '21:30', end: '22:00' },
  },
  {
    id: 'herbal-tea-and-journaling',
    label: msg`Herbal tea and journaling`,
    slot: { start: '21:30', end: '22:15' },
  },
  {
    id: 'hot-chocolate-under-the-stars',
    label: msg`Hot chocolate under the stars`,
    slot: { start: '22:00', end: '23:00' },
  },
  {
    id: 'quiet-desks-for-night-owls',
    label: msg`Quiet desks for night owls`,
    slot: { start: '22:00', end: '02:00' },
    forWork: true,
  },
  {
    id: 'quiet-house-until-morning',
    label: msg`Quiet house until morning`,
    slot: { start: '22:30', end: '06:00' },
  },
] as const satisfies readonly RoutineRow[];
