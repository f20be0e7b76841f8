import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface ExperienceAmenity {
  /** Slug of the English label; it never changes, since listings and URLs contain it. */
  readonly id: string;
  readonly label: MessageDescriptor;
}

/** Amenities that an experience can have on site, in the order that pages show. */
export const EXPERIENCE_AMENITIES = [
  { id: 'long-table', label: msg`Long table` },
  { id: 'indoors', label: msg`Indoors` },
  { id: 'child-friendly', label: msg`Child-friendly` },
  { id: 'step-free-access', label: msg`Step-free access` },
  { id: 'vegan-option', label: msg`Vegan option` },
  { id: 'guide', label: msg`Guide` },
  { id: 'tickets', label: msg`Tickets` },
  { id: 'quiet-surroundings', label: msg`Quiet surroundings` },
  { id: 'photos-allowed', label: msg`Photos allowed` },
  { id: 'shower', label: msg`Shower` },
  { id: 'locker', label: msg`Locker` },
  { id: 'gear-in-all-sizes', label: msg`Gear in all sizes` },
  { id: 'toilet', label: msg`Toilet` },
  { id: 'mats', label: msg`Mats` },
  { id: 'drinking-water', label: msg`Drinking water` },
  { id: 'shade', label: msg`Shade` },
  { id: 'mirrors', label: msg`Mirrors` },
  { id: 'machines', label: msg`Machines` },
  { id: 'goggles', label: msg`Goggles` },
  { id: 'aprons', label: msg`Aprons` },
  { id: 'quiet-room', label: msg`Quiet room` },
  { id: 'tea', label: msg`Tea` },
  { id: 'blankets', label: msg`Blankets` },
  { id: 'box-for-phones', label: msg`Box for phones` },
  { id: 'wifi', label: msg`Wifi` },
  { id: 'projector', label: msg`Projector` },
  { id: 'microphone', label: msg`Microphone` },
  { id: 'desks', label: msg`Desks` },
  { id: 'gloves', label: msg`Gloves` },
] as const satisfies readonly ExperienceAmenity[];

export type ExperienceAmenityId = (typeof EXPERIENCE_AMENITIES)[number]['id'];
