import { msg } from '@lingui/core/macro';
import type { ExperienceStyle } from './experience-style.ts';

import { RETREAT_STYLES } from './styles/retreat.ts';
import { SOCIAL_NETWORKING_STYLES } from './styles/social-networking.ts';
import { VOLUNTEER_STYLES } from './styles/volunteer.ts';
import { WORKSHOP_STYLES } from './styles/workshop.ts';

const MAKERSPACE_STYLES = [
  {
    id: '3d-printing',
    category: 'Makerspace',
    label: msg`3D Printing`,
    description: msg`From a sketch to something you can hold, in one evening`,
    baseRate: 9_000,
    amenities: ['machines', 'goggles', 'wifi', 'desks'],
    arrangements: ['materials', 'instructor'],
    hostArrangements: ['welcome', 'setup', 'clean-up'],
    costArrangements: ['machine-time', 'venue-rent', 'drinks', 'pay-now'],
  },
  {
    id: 'woodwork',
    category: 'Makerspace',
    label: msg`Woodwork`,
    description: msg`Saw, plane and glue, and something useful to take home`,
    baseRate: 11_000,
    amenities: ['machines', 'goggles', 'aprons'],
    arrangements: ['materials', 'instructor', 'tools', 'insurance'],
    hostArrangements: ['welcome', 'setup', 'clean-up', 'first-aid-kit'],
    costArrangements: ['machine-time', 'venue-rent', 'day-locker', 'pay-now'],
  },
  {
    id: 'electronics',
    category: 'Makerspace',
    label: msg`Electronics`,
    description: msg`Solder, a few parts, and something that blinks by the end`,
    baseRate: 10_000,
    amenities: ['machines', 'goggles', 'wifi', 'desks'],
    arrangements: ['materials', 'instructor', 'tools'],
    hostArrangements: ['welcome', 'setup', 'clean-up', 'first-aid-kit'],
    costArrangements: ['machine-time', 'venue-rent', 'drinks', 'pay-now'],
  },
  {
    id: 'sewing',
    category: 'Makerspace',
    label: msg`Sewing`,
    description: msg`Mend, alter or make something new, with help when the machine jams`,
    baseRate: 8_000,
    amenities: ['machines', 'wifi', 'desks'],
    arrangements: ['materials', 'instructor', 'tools'],
    hostArrangements: ['welcome', 'setup', 'clean-up'],
    costArrangements: ['machine-time', 'venue-rent', 'drinks', 'pay-now'],
  },
  {
    id: 'ceramics',
    category: 'Makerspace',
    label: msg`Ceramics`,
    description: msg`Build with clay by hand, then glaze it and have it fired`,
    baseRate: 12_000,
    amenities: ['machines', 'aprons'],
    arrangements: ['materials', 'instructor', 'tools'],
    hostArrangements: ['welcome', 'setup', 'clean-up'],
    costArrangements: ['machine-time', 'venue-rent', 'day-locker', 'pay-now'],
  },
] as const satisfies readonly ExperienceStyle[];

const FITNESS_STYLES = [
  {
    id: 'yoga',
    category: 'Fitness',
    label: msg`Yoga`,
    description: msg`An hour on the mat, for stiff backs and old hands alike`,
    baseRate: 5_000,
    amenities: ['mats', 'shower', 'drinking-water', 'shade'],
    arrangements: ['venue', 'mats', 'trainer', 'drinking-water'],
    hostArrangements: ['welcome', 'setup', 'playlist'],
    costArrangements: ['venue-rent', 'day-locker', 'pay-now'],
  },
  {
    id: 'bootcamp',
    category: 'Fitness',
    label: msg`Bootcamp`,
    description: msg`Short, sweaty and outdoors, at three levels of effort`,
    baseRate: 6_000,
    amenities: ['mats', 'shower', 'drinking-water', 'shade'],
    arrangements: ['mats', 'trainer', 'drinking-water'],
    hostArrangements: ['welcome', 'setup', 'first-aid-kit', 'playlist'],
    costArrangements: ['venue-rent', 'day-locker', 'pay-now'],
  },
  {
    id: 'run-club',
    category: 'Fitness',
    label: msg`Run Club`,
    description: msg`An easy loop on which no one is left behind`,
    baseRate: 2_000,
    amenities: ['shower', 'drinking-water', 'shade'],
    arrangements: ['trainer', 'drinking-water'],
    hostArrangements: ['welcome', 'first-aid-kit'],
    costArrangements: ['drinks', 'day-locker', 'pay-now'],
  },
  {
    id: 'swim',
    category: 'Fitness',
    label: msg`Swim`,
    description: msg`Lengths or open water, with someone to look at your stroke`,
    baseRate: 4_000,
    amenities: ['shower', 'drinking-water', 'shade', 'locker'],
    arrangements: ['trainer', 'tickets'],
    hostArrangements: ['welcome', 'first-aid-kit'],
    costArrangements: ['venue-rent', 'transport', 'day-locker', 'pay-now'],
  },
  {
    id: 'dance',
    category: 'Fitness',
    label: msg`Dance`,
    description: msg`Steps for beginners, then music until everyone has it`,
    baseRate: 6_000,
    amenities: ['shower', 'drinking-water', 'mirrors'],
    arrangements: ['venue', 'trainer', 'drinking-water'],
    hostArrangements: ['welcome', 'setup', 'playlist'],
    costArrangements: ['venue-rent', 'drinks', 'day-locker', 'pay-now'],
  },
] as const satisfies readonly ExperienceStyle[];

const CULTURE_STYLES = [
  {
    id: 'museum-morning',
    category: 'Culture',
    label: msg`Museum Morning`,
    description: msg`A few rooms seen slowly, before the crowds arrive`,
    baseRate: 6_000,
    amenities: ['guide', 'tickets', 'quiet-surroundings', 'photos-allowed', 'step-free-access'],
    arrangements: ['guide', 'tickets'],
    hostArrangements: ['welcome', 'first-aid-kit'],
    costArrangements: ['transport', 'meal', 'day-locker', 'pay-now'],
  },
  {
    id: 'street-art-walk',
    category: 'Culture',
    label: msg`Street Art Walk`,
    description: msg`Walls, courtyards and the names behind the paint`,
    baseRate: 4_000,
    amenities: ['guide', 'photos-allowed', 'child-friendly'],
    arrangements: ['guide', 'photos'],
    hostArrangements: ['welcome', 'first-aid-kit'],
    costArrangements: ['transport', 'drinks', 'pay-now'],
  },
  {
    id: 'live-music',
    category: 'Culture',
    label: msg`Live Music`,
    description: msg`A small stage, local musicians, and seats close enough to see their hands`,
    baseRate: 9_000,
    amenities: ['tickets', 'photos-allowed', 'step-free-access'],
    arrangements: ['venue', 'tickets'],
    hostArrangements: ['welcome', 'setup'],
    costArrangements: ['venue-rent', 'transport', 'drinks', 'pay-now'],
  },
  {
    id: 'cooking-with-locals',
    category: 'Culture',
    label: msg`Cooking with Locals`,
    description: msg`A family recipe, cooked together and eaten together`,
    baseRate: 11_000,
    amenities: ['guide', 'photos-allowed', 'child-friendly', 'vegan-option'],
    arrangements: ['venue', 'guide', 'materials', 'tasting'],
    hostArrangements: ['welcome', 'setup', 'clean-up', 'first-aid-kit'],
    costArrangements: ['venue-rent', 'transport', 'drinks', 'pay-now'],
  },
  {
    id: 'temple-or-church-visit',
    category: 'Culture',
    label: msg`Temple or Church Visit`,
    description: msg`A quiet look inside, with someone who can explain what you see`,
    baseRate: 3_000,
    amenities: ['guide', 'tickets', 'quiet-surroundings', 'photos-allowed'],
    arrangements: ['guide', 'tickets'],
    hostArrangements: ['welcome', 'first-aid-kit'],
    costArrangements: ['transport', 'meal', 'pay-now'],
  },
] as const satisfies readonly ExperienceStyle[];

const COMMUNITY_STYLES = [
  {
    id: 'family-dinner',
    category: 'Community',
    label: msg`Family Dinner`,
    description: msg`One long table, dishes passed around, and room for a stranger`,
    baseRate: 8_000,
    amenities: ['long-table', 'indoors', 'child-friendly', 'step-free-access', 'vegan-option'],
    arrangements: ['venue', 'welcome-drink', 'materials'],
    hostArrangements: ['welcome', 'setup', 'clean-up', 'playlist'],
    costArrangements: ['venue-rent', 'meal', 'drinks', 'pay-now'],
  },
  {
    id: 'neighbourhood-walk',
    category: 'Community',
    label: msg`Neighbourhood Walk`,
    description: msg`An hour on foot with someone who knows every doorbell`,
    baseRate: 2_000,
    amenities: ['child-friendly', 'step-free-access'],
    arrangements: ['guide'],
    hostArrangements: ['welcome', 'first-aid-kit'],
    costArrangements: ['transport', 'drinks', 'pay-now'],
  },
  {
    id: 'language-table',
    category: 'Community',
    label: msg`Language Table`,
    description: msg`Two languages at one table, and no mistake is laughed at`,
    baseRate: 3_000,
    amenities: ['long-table', 'indoors', 'step-free-access', 'vegan-option'],
    arrangements: ['venue', 'welcome-drink', 'materials'],
    hostArrangements: ['welcome', 'setup'],
    costArrangements: ['venue-rent', 'drinks', 'pay-now'],
  },
  {
    id: 'book-circle',
    category: 'Community',
    label: msg`Book Circle`,
    description: msg`One book, a circle of chairs, and everyone gets a say`,
    baseRate: 2_000,
    amenities: ['indoors', 'step-free-access', 'vegan-option'],
    arrangements: ['venue', 'welcome-drink', 'materials'],
    hostArrangements: ['welcome', 'setup', 'clean-up'],
    costArrangements: ['venue-rent', 'drinks', 'pay-now'],
  },
  {
    id: 'story-night',
    category: 'Community',
    label: msg`Story Night`,
    description: msg`True stories by candlelight, told by whoever dares`,
    baseRate: 4_000,
    amenities: ['indoors', 'child-friendly', 'step-free-access', 'vegan-option'],
    arrangements: ['venue', 'welcome-drink', 'photos'],
    hostArrangements: ['welcome', 'setup', 'playlist'],
    costArrangements: ['venue-rent', 'drinks', 'pay-now'],
  },
] as const satisfies readonly ExperienceStyle[];

const ADVENTURE_STYLES = [
  {
    id: 'hiking',
    category: 'Adventure',
    label: msg`Hiking`,
    description: msg`Good boots, a ridge, and lunch with a view`,
    baseRate: 5_000,
    amenities: ['gear-in-all-sizes', 'toilet'],
    arrangements: ['guide', 'gear', 'insurance'],
    hostArrangements: ['welcome', 'first-aid-kit'],
    costArrangements: ['transport', 'meal', 'pay-now'],
  },
  {
    id: 'surf',
    category: 'Adventure',
    label: msg`Surf`,
    description: msg`Foam boards, small waves, and someone patient in the water beside you`,
    baseRate: 12_000,
    amenities: ['shower', 'locker', 'gear-in-all-sizes', 'toilet'],
    arrangements: ['guide', 'gear', 'insurance', 'photos'],
    hostArrangements: ['welcome', 'setup', 'first-aid-kit'],
    costArrangements: ['transport', 'drinks', 'day-locker', 'pay-now'],
  },
  {
    id: 'climbing',
    category: 'Adventure',
    label: msg`Climbing`,
    description: msg`Rope, chalk, and a first route you can manage`,
    baseRate: 13_000,
    amenities: ['shower', 'locker', 'gear-in-all-sizes', 'toilet'],
    arrangements: ['guide', 'gear', 'insurance', 'tickets'],
    hostArrangements: ['welcome', 'setup', 'first-aid-kit'],
    costArrangements: ['transport', 'meal', 'day-locker', 'pay-now'],
  },
  {
    id: 'kayak',
    category: 'Adventure',
    label: msg`Kayak`,
    description: msg`Along the shore by paddle, with a stop to stretch and look around`,
    baseRate: 11_000,
    amenities: ['shower', 'locker', 'gear-in-all-sizes', 'toilet'],
    arrangements: ['guide', 'gear', 'insurance', 'photos'],
    hostArrangements: ['welcome', 'setup', 'first-aid-kit'],
    costArrangements: ['transport', 'meal', 'day-locker', 'pay-now'],
  },
  {
    id: 'bike-tour',
    category: 'Adventure',
    label: msg`Bike Tour`,
    description: msg`Quiet roads, a relaxed pace, and a stop for cake`,
    baseRate: 7_000,
    amenities: ['locker', 'gear-in-all-sizes', 'toilet'],
    arrangements: ['guide', 'gear', 'insurance'],
    hostArrangements: ['welcome', 'setup', 'first-aid-kit'],
    costArrangements: ['transport', 'meal', 'drinks', 'pay-now'],
  },
] as const satisfies readonly ExperienceStyle[];

const ALL = [
  ...COMMUNITY_STYLES,
  ...CULTURE_STYLES,
  ...ADVENTURE_STYLES,
  ...FITNESS_STYLES,
  ...MAKERSPACE_STYLES,
  ...RETREAT_STYLES,
  ...SOCIAL_NETWORKING_STYLES,
  ...VOLUNTEER_STYLES,
  ...WORKSHOP_STYLES,
] as const;

export type ExperienceStyleId = (typeof ALL)[number]['id'];

/** The 45 styles of experiences, category by category in the order of the vocabulary. */
export const EXPERIENCE_STYLES: readonly (ExperienceStyle & { readonly id: ExperienceStyleId })[] =
  ALL;

const BY_ID: ReadonlyMap<string, (typeof EXPERIENCE_STYLES)[number]> = new Map(
  EXPERIENCE_STYLES.map((style) => [style.id, style]),
);

/** The style with an id; null for an unknown id. */
export function experienceStyle(id: string): (typeof EXPERIENCE_STYLES)[number] | null {
  return BY_ID.get(id) ?? null;
}
