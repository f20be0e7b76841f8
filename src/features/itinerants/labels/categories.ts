import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItinerantCategory } from '#domain/vocabulary.ts';

/** Labels and descriptions of the 18 kinds of itinerants (spec 3 §3.7). */
export const ITINERANT_CATEGORY_LABELS: Readonly<
  Record<
    ItinerantCategory,
    { readonly label: MessageDescriptor; readonly description: MessageDescriptor }
  >
> = {
  Popup: {
    label: msg`Popup`,
    description: msg`A village for two to eight weeks, then it moves on`,
  },
  Roadtrip: {
    label: msg`Roadtrip`,
    description: msg`One to three months on wheels, with good signal at every stop`,
  },
  Fest: {
    label: msg`Fest`,
    description: msg`One or two weeks around a festival, with a bed nearby`,
  },
  Retreat: {
    label: msg`Retreat`,
    description: msg`A few weeks away, to finish what you keep putting off`,
  },
  Wellness: {
    label: msg`Wellness`,
    description: msg`Sauna, walks, sleep, and work in between`,
  },
  ArtistRes: {
    label: msg`Artist Residency`,
    description: msg`A studio, a room and people who ask what you make`,
  },
  Performance: {
    label: msg`Performance`,
    description: msg`Rehearse together, then go on a small tour`,
  },
  CultureEx: {
    label: msg`Cultural Exchange`,
    description: msg`Live with locals and learn their language`,
  },
  Historic: {
    label: msg`Historic`,
    description: msg`From one old house to the next, with someone who knows the stories`,
  },
  CreativeInc: {
    label: msg`Creative Incubator`,
    description: msg`A season among makers, with a show at the end`,
  },
  TechHub: {
    label: msg`Tech Hub`,
    description: msg`Builders in one house, fast wifi, demos on Fridays`,
  },
  EduLab: {
    label: msg`Education Lab`,
    description: msg`Learn something properly, with a teacher in the house`,
  },
  EcoVillage: {
    label: msg`Eco Village`,
    description: msg`Solar on the roof, a garden, and everyone lending a hand`,
  },
  FarmCoop: {
    label: msg`Farm Coop`,
    description: msg`Mornings in the field, afternoons at the desk`,
  },
  Adventure: {
    label: msg`Adventure`,
    description: msg`Surf, snow or summits, and a strong connection at base camp`,
  },
  Maritime: {
    label: msg`Maritime`,
    description: msg`From harbour to harbour, with everyone taking a watch`,
  },
  Family: {
    label: msg`Family`,
    description: msg`With children, other families and someone to look after the kids`,
  },
  Trip: {
    label: msg`Trip`,
    description: msg`A short trip together, to see if you'd like a longer one`,
  },
};
