import { msg } from '@lingui/core/macro';
import type { ItinerantCategory } from '#domain/vocabulary.ts';
import type { CategoryLine } from '#platform/web/section/section-strip.tsx';
import {
  Baby,
  CalendarClock,
  Caravan,
  Compass,
  Cpu,
  Drama,
  Flower2,
  GraduationCap,
  Landmark,
  Languages,
  Leaf,
  Lightbulb,
  Luggage,
  Mountain,
  Palette,
  PartyPopper,
  ShipWheel,
  Tractor,
} from '#platform/web/ui/icons.ts';

/** The 18 kinds of itinerants (spec 3 §3.7). */
export const ITINERANT_LINES: Readonly<Record<ItinerantCategory, CategoryLine>> = {
  Popup: {
    label: msg`Popup`,
    description: msg`A village for two to eight weeks, then it moves on`,
    Icon: CalendarClock,
  },
  Roadtrip: {
    label: msg`Roadtrip`,
    description: msg`One to three months on wheels, with good signal at every stop`,
    Icon: Caravan,
  },
  Fest: {
    label: msg`Fest`,
    description: msg`One or two weeks around a festival, with a bed nearby`,
    Icon: PartyPopper,
  },
  Retreat: {
    label: msg`Retreat`,
    description: msg`A few weeks away, to finish what you keep putting off`,
    Icon: Mountain,
  },
  Wellness: {
    label: msg`Wellness`,
    description: msg`Sauna, walks, sleep, and work in between`,
    Icon: Flower2,
  },
  ArtistRes: {
    label: msg`Artist Residency`,
    description: msg`A studio, a room and people who ask what you make`,
    Icon: Palette,
  },
  Performance: {
    label: msg`Performance`,
    description: msg`Rehearse together, then go on a small tour`,
    Icon: Drama,
  },
  CultureEx: {
    label: msg`Cultural Exchange`,
    description: msg`Live with locals and learn their language`,
    Icon: Languages,
  },
  Historic: {
    label: msg`Historic`,
    description: msg`From one old house to the next, with someone who knows the stories`,
    Icon: Landmark,
  },
  CreativeInc: {
    label: msg`Creative Incubator`,
    description: msg`A season among makers, with a show at the end`,
    Icon: Lightbulb,
  },
  TechHub: {
    label: msg`Tech Hub`,
    description: msg`Builders in one house, fast wifi, demos on Fridays`,
    Icon: Cpu,
  },
  EduLab: {
    label: msg`Education Lab`,
    description: msg`Learn something properly, with a teacher in the house`,
    Icon: GraduationCap,
  },
  EcoVillage: {
    label: msg`Eco Village`,
    description: msg`Solar on the roof, a garden, and everyone lending a hand`,
    Icon: Leaf,
  },
  FarmCoop: {
    label: msg`Farm Coop`,
    description: msg`Mornings in the field, afternoons at the desk`,
    Icon: Tractor,
  },
  Adventure: {
    label: msg`Adventure`,
    description: msg`Surf, snow or summits, and a strong connection at base camp`,
    Icon: Compass,
  },
  Maritime: {
    label: msg`Maritime`,
    description: msg`From harbour to harbour, with everyone taking a watch`,
    Icon: ShipWheel,
  },
  Family: {
    label: msg`Family`,
    description: msg`With children, other families and someone to look after the kids`,
    Icon: Baby,
  },
  Trip: {
    label: msg`Trip`,
    description: msg`A short trip together, to see if you'd like a longer one`,
    Icon: Luggage,
  },
};
