import type { ListingCategory } from '../../../domain/vocabulary.ts';
import { cabin } from './cabin.ts';
import { cottage } from './cottage.ts';
import type { HomeKind } from './home.ts';
import { house } from './house.ts';
import { van } from './van.ts';

/** How each listing category looks from outside. */
export const HOMES: Record<ListingCategory, HomeKind> = {
  Van: van,
  Home: house,
  Mansion: house,
  Houseboat: cottage,
  MultiStory: house,
  Minka: cottage,
  Cottage: cottage,
  Modern: house,
  Cabin: cabin,
  Camp: van,
  Loft: house,
  Building: house,
  Village: cottage,
  Resort: cottage,
};
