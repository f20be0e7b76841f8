import type { ListingCategory } from '#domain/vocabulary.ts';
import { building } from './building.ts';
import { cabin } from './cabin.ts';
import { camp } from './camp.ts';
import { cottage } from './cottage.ts';
import type { HomeKind } from './home.ts';
import { house } from './house.ts';
import { houseboat } from './houseboat.ts';
import { loft } from './loft.ts';
import { mansion } from './mansion.ts';
import { minka } from './minka.ts';
import { modern } from './modern.ts';
import { resort } from './resort.ts';
import { townhouse } from './townhouse.ts';
import { van } from './van.ts';
import { village } from './village.ts';

/** How each listing category looks from outside. */
export const HOMES: Record<ListingCategory, HomeKind> = {
  Van: van,
  Home: house,
  Mansion: mansion,
  Houseboat: houseboat,
  MultiStory: townhouse,
  Minka: minka,
  Cottage: cottage,
  Modern: modern,
  Cabin: cabin,
  Camp: camp,
  Loft: loft,
  Building: building,
  Village: village,
  Resort: resort,
};
