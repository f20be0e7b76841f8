import { msg } from '@lingui/core/macro';
import type { RoutineRow } from './routine-row.ts';

/** Routines of a weekday between 06:00 and 18:00, from early to late (spec 3 §3.1). */
export const WEEK_DAY_ROUTINES = [
  { id: 'sunrise-swim', label: msg`Sunrise swim`, slot: { start: '06:00', end: '07:00' } },
  { id: 'sunrise-yoga', label: msg`Sunrise yoga`, slot: { start: '06:15', end: '07:15' } },
  {
    id: 'watering-the-garden-together',
    label: msg`Watering the garden together`,
    slot: { start: '06:30', end: '07:00' },
  },
  { id: 'surf-before-work', label: msg`Surf before work`, slot: { start: '06:30', end: '08:00' } },
  {
    id: 'easy-run-before-breakfast',
    label: msg`Easy run before breakfast`,
    slot: { start: '06:45', end: '07:30' },
  },
  {
    id: 'morning-meditation',
    label: msg`Morning meditation`,
    slot: { start: '07:00', end: '07:30' },
  },
  {
    id: 'fresh-bread-from-the-bakery',
    label: msg`Fresh bread from the bakery`,
    slot: { start: '07:00', end: '07:30' },
  },
  {
    id: 'coffee-on-the-terrace',
    label: msg`Coffee on the terrace`,
    slot: { start: '07:30', end: '08:00' },
  },
  { id: 'shared-breakfast', label: msg`Shared breakfast`, slot: { start: '07:45', end: '08:45' } },
  {
    id: 'packing-up-for-the-road',
    label: msg`Packing up for the road`,
    slot: { start: '08:00', end: '09:00' },
  },
  { id: 'daily-stand-up', label: msg`Daily stand-up`, slot: { start: '08:45', end: '09:00' } },
  {
    id: 'two-hours-of-deep-work',
    label: msg`Two hours of deep work`,
    slot: { start: '09:00', end: '11:00' },
    forWork: true,
  },
  {
    id: 'morning-coworking-block',
    label: msg`Morning coworking block`,
    slot: { start: '09:00', end: '12:30' },
    forWork: true,
  },
  {
    id: 'kids-club-while-parents-work',
    label: msg`Kids club while parents work`,
    slot: { start: '09:00', end: '12:30' },
    forWork: true,
  },
  {
    id: 'working-on-the-train',
    label: msg`Working on the train`,
    slot: { start: '09:00', end: '13:00' },
    forWork: true,
  },
  {
    id: 'drive-to-the-next-stop',
    label: msg`Drive to the next stop`,
    slot: { start: '09:30', end: '13:00' },
  },
  {
    id: 'day-pass-at-a-coworking-space',
    label: msg`Day pass at a coworking space`,
    slot: { start: '09:30', end: '17:30' },
    forWork: true,
  },
  {
    id: 'work-session-at-a-coffee-shop',
    label: msg`Work session at a coffee shop`,
    slot: { start: '10:00', end: '12:00' },
    forWork: true,
  },
  {
    id: 'open-studio',
    label: msg`Open studio`,
    slot: { start: '10:00', end: '13:00' },
    forWork: true,
  },
  {
    id: 'calls-hour',
    label: msg`Calls hour`,
    slot: { start: '11:00', end: '12:00' },
    forWork: true,
  },
  {
    id: 'cooking-lunch-together',
    label: msg`Cooking lunch together`,
    slot: { start: '12:00', end: '13:30' },
  },
  { id: 'shared-lunch', label: msg`Shared lunch`, slot: { start: '12:30', end: '13:30' } },
  { id: 'lunch-and-learn', label: msg`Lunch and learn`, slot: { start: '12:45', end: '13:30' } },
  { id: 'midday-swim', label: msg`Midday swim`, slot: { start: '13:00', end: '14:00' } },
  {
    id: 'lunch-at-a-family-run-restaurant',
    label: msg`Lunch at a family-run restaurant`,
    slot: { start: '13:00', end: '14:30' },
  },
  {
    id: 'siesta-in-the-shade',
    label: msg`Siesta in the shade`,
    slot: { start: '13:30', end: '14:30' },
  },
  {
    id: 'focus-sprints-with-a-timer',
    label: msg`Focus sprints with a timer`,
    slot: { start: '14:00', end: '16:00' },
    forWork: true,
  },
  {
    id: 'afternoon-coworking-block',
    label: msg`Afternoon coworking block`,
    slot: { start: '14:00', end: '17:30' },
    forWork: true,
  },
  {
    id: 'local-language-lesson',
    label: msg`Local language lesson`,
    slot: { start: '14:30', end: '15:30' },
  },
  {
    id: 'feedback-on-work-in-progress',
    label: msg`Feedback on work in progress`,
    slot: { start: '15:00', end: '16:00' },
  },
  {
    id: 'workshop-with-a-local-maker',
    label: msg`Workshop with a local maker`,
    slot: { start: '15:00', end: '17:00' },
  },
  {
    id: 'tea-and-fruit-break',
    label: msg`Tea and fruit break`,
    slot: { start: '15:30', end: '15:45' },
  },
  {
    id: 'volunteering-with-a-local-project',
    label: msg`Volunteering with a local project`,
    slot: { start: '15:30', end: '17:30' },
  },
  {
    id: 'inbox-and-invoices-hour',
    label: msg`Inbox and invoices hour`,
    slot: { start: '16:00', end: '17:00' },
    forWork: true,
  },
  { id: 'skill-swap-hour', label: msg`Skill swap hour`, slot: { start: '16:30', end: '17:30' } },
  {
    id: 'climbing-at-a-local-gym',
    label: msg`Climbing at a local gym`,
    slot: { start: '16:30', end: '18:00' },
  },
  {
    id: 'bike-ride-to-the-next-village',
    label: msg`Bike ride to the next village`,
    slot: { start: '16:30', end: '18:00' },
  },
  { id: 'outdoor-workout', label: msg`Outdoor workout`, slot: { start: '17:00', end: '18:00' } },
  {
    id: 'grocery-run-for-dinner',
    label: msg`Grocery run for dinner`,
    slot: { start: '17:00', end: '18:00' },
  },
  {
    id: 'laundry-and-errands',
    label: msg`Laundry and errands`,
    slot: { start: '17:00', end: '18:00' },
  },
] as const satisfies readonly RoutineRow[];
