import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArrangementIcon } from '../contract/choices.ts';
import { PAY_NOW } from '../labels/pay-now.ts';

interface ArrangementEntry {
  /** Slug of the English label; it never changes, since listings store it. */
  readonly id: string;
  readonly label: MessageDescriptor;
  readonly icon: ArrangementIcon;
}

interface HostArrangementEntry extends ArrangementEntry {
  /** Savings of each participant when the host brings it. */
  readonly discountDetails: MessageDescriptor;
}

/** Arrangements that the price includes. */
export const INCLUDED_ARRANGEMENTS = [
  { id: 'venue', label: msg`Venue`, icon: 'house' },
  { id: 'room', label: msg`Room`, icon: 'door-closed' },
  { id: 'guide', label: msg`Guide`, icon: 'compass' },
  { id: 'instructor', label: msg`Instructor`, icon: 'graduation-cap' },
  { id: 'trainer', label: msg`Trainer`, icon: 'dumbbell' },
  { id: 'facilitator', label: msg`Facilitator`, icon: 'hand-heart' },
  { id: 'materials', label: msg`Materials`, icon: 'package' },
  { id: 'gear', label: msg`Gear`, icon: 'backpack' },
  { id: 'mats', label: msg`Mats`, icon: 'flower-2' },
  { id: 'tools', label: msg`Tools`, icon: 'hammer' },
  { id: 'gloves', label: msg`Gloves`, icon: 'hand' },
  { id: 'tickets', label: msg`Tickets`, icon: 'ticket' },
  { id: 'insurance', label: msg`Insurance`, icon: 'shield-check' },
  { id: 'photos', label: msg`Photos`, icon: 'images' },
  { id: 'welcome-drink', label: msg`Welcome drink`, icon: 'glass-water' },
  { id: 'drinking-water', label: msg`Drinking water`, icon: 'droplet' },
  { id: 'tasting', label: msg`Tasting`, icon: 'chef-hat' },
  { id: 'lunch', label: msg`Lunch`, icon: 'sandwich' },
  { id: 'name-tags', label: msg`Name tags`, icon: 'tag' },
  { id: 'certificate', label: msg`Certificate`, icon: 'award' },
] as const satisfies readonly ArrangementEntry[];

export type IncludedId = (typeof INCLUDED_ARRANGEMENTS)[number]['id'];

/** Items that the host brings. */
export const HOST_ARRANGEMENTS = [
  {
    id: 'welcome',
    label: msg({ context: 'what the host brings', message: 'Welcome' }),
    icon: 'party-popper',
    discountDetails: msg`The host welcomes everyone in person, so there's no staff to pay.`,
  },
  {
    id: 'setup',
    label: msg`Setup`,
    icon: 'armchair',
    discountDetails: msg`The host sets everything up, which saves a setup fee.`,
  },
  {
    id: 'clean-up',
    label: msg`Clean-up`,
    icon: 'sparkles',
    discountDetails: msg`The host cleans up afterwards, which saves a cleaning fee.`,
  },
  {
    id: 'first-aid-kit',
    label: msg`First aid kit`,
    icon: 'briefcase-medical',
    discountDetails: msg`The host brings a first aid kit, so there's no need to rent one.`,
  },
  {
    id: 'playlist',
    label: msg`Playlist`,
    icon: 'eighth-notes',
    discountDetails: msg`The host chooses the music, so there's no DJ to pay.`,
  },
] as const satisfies readonly HostArrangementEntry[];

export type HostProvidedId = (typeof HOST_ARRANGEMENTS)[number]['id'];

/** Items that may cost extra. */
export const COST_ARRANGEMENTS = [
  { id: 'venue-rent', label: msg`Venue rent`, icon: 'door-open' },
  { id: 'machine-time', label: msg`Machine time`, icon: 'timer' },
  { id: 'transport', label: msg`Transport`, icon: 'bus' },
  { id: 'meal', label: msg`Meal`, icon: 'utensils' },
  { id: 'drinks', label: msg`Drinks`, icon: 'cup-soda' },
  { id: 'day-locker', label: msg`Day locker`, icon: 'lock' },
  // The host of a managed place pays their share before the experience is listed (spec 2 §4).
  { id: PAY_NOW, label: msg`Pay Now`, icon: 'wallet' },
] as const satisfies readonly ArrangementEntry[];

export type ExtraCostId = (typeof COST_ARRANGEMENTS)[number]['id'];
