import { ITINERANT_CATEGORIES, type ItinerantCategory } from '#domain/vocabulary.ts';
import type { CategoryLine } from '#platform/web/section/category-line.ts';
import type { IconComponent } from '#platform/web/ui/icon.ts';
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
import { ITINERANT_CATEGORY_LABELS } from '../../labels/categories.ts';

/** The icons of the 18 kinds of itinerants. */
const ICONS: Readonly<Record<ItinerantCategory, IconComponent>> = {
  Popup: CalendarClock,
  Roadtrip: Caravan,
  Fest: PartyPopper,
  Retreat: Mountain,
  Wellness: Flower2,
  ArtistRes: Palette,
  Performance: Drama,
  CultureEx: Languages,
  Historic: Landmark,
  CreativeInc: Lightbulb,
  TechHub: Cpu,
  EduLab: GraduationCap,
  EcoVillage: Leaf,
  FarmCoop: Tractor,
  Adventure: Compass,
  Maritime: ShipWheel,
  Family: Baby,
  Trip: Luggage,
};

/** The 18 kinds of itinerants for strips and cards (spec 3 §3.7). */
export const ITINERANT_LINES = Object.fromEntries(
  ITINERANT_CATEGORIES.map((id) => [id, { ...ITINERANT_CATEGORY_LABELS[id], Icon: ICONS[id] }]),
) as Readonly<Record<ItinerantCategory, CategoryLine>>;
