import {
  Blinds,
  Building2,
  Caravan,
  Castle,
  Fence,
  House,
  LampCeiling,
  Layers,
  type LucideIcon,
  Sailboat,
  Tent,
  TreePalm,
  Trees,
  Warehouse,
  WavesLadder,
} from 'lucide-react';
import type { ListingCategory } from '#domain/vocabulary.ts';

/** The icon of each category. */
export const CATEGORY_ICONS = {
  Van: Caravan,
  Home: House,
  Mansion: Castle,
  Houseboat: Sailboat,
  MultiStory: Layers,
  Minka: LampCeiling,
  Cottage: Fence,
  Modern: Blinds,
  Cabin: Trees,
  Camp: Tent,
  Loft: Warehouse,
  Building: Building2,
  Village: TreePalm,
  Resort: WavesLadder,
} as const satisfies Record<ListingCategory, LucideIcon>;
