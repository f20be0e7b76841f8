import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExperienceCategory } from '#domain/vocabulary.ts';

/** Labels and descriptions of the nine kinds of experiences (spec 2 §3). */
export const EXPERIENCE_CATEGORY_LABELS: Readonly<
  Record<
    ExperienceCategory,
    { readonly label: MessageDescriptor; readonly description: MessageDescriptor }
  >
> = {
  Community: {
    label: msg`Community`,
    description: msg`Tables, circles and evenings open to everyone`,
  },
  Culture: {
    label: msg`Culture`,
    description: msg`Museums, music and the stories of a street`,
  },
  Adventure: {
    label: msg`Adventure`,
    description: msg`Out on the water, up the hill, back for the evening call`,
  },
  Fitness: {
    label: msg`Fitness`,
    description: msg`Runs, mats and weights in good company`,
  },
  Makerspace: {
    label: msg`Makerspace`,
    description: msg`Saws, printers, solder and someone to show you how`,
  },
  Retreat: {
    label: msg`Retreat`,
    description: msg`A day or two away from every screen`,
  },
  SocialNetworking: {
    label: msg`Social Networking`,
    description: msg`Meet people who do what you do`,
  },
  Volunteer: {
    label: msg`Volunteer`,
    description: msg`Give a morning to the place you live in`,
  },
  Workshop: {
    label: msg`Workshop`,
    description: msg`Learn one thing well in an afternoon`,
  },
};
