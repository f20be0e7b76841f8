import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListingCategory } from '#domain/vocabulary.ts';

export interface CategoryEntry {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Name of the lucide icon. */
  readonly icon: string;
}

/** Listing categories (spec 1 §3); the labels are the specification's. */
export const LISTING_CATEGORY_ENTRIES = {
  Van: {
    label: msg`Van`,
    description: msg`A home on wheels, with a fixed pitch and somewhere to plug in`,
    icon: 'caravan',
  },
  Home: {
    label: msg`Home`,
    description: msg`A lived-in house or flat where you get a key and a shelf in the fridge`,
    icon: 'house',
  },
  Mansion: {
    label: msg`Mansion`,
    description: msg`A grand old house with room for a whole crew and a long table`,
    icon: 'castle',
  },
  Houseboat: {
    label: msg`Houseboat`,
    description: msg`Moored, heated and gently rocking, with ducks for neighbours`,
    icon: 'sailboat',
  },
  MultiStory: {
    label: msg`MultiStory`,
    description: msg`A townhouse on several floors: work upstairs, live downstairs`,
    icon: 'layers',
  },
  Minka: {
    label: msg`Minka`,
    description: msg`A Japanese farmhouse of timber, paper and tatami`,
    icon: 'lamp-ceiling',
  },
  Cottage: {
    label: msg`Cottage`,
    description: msg`Small, thick-walled and close to a garden`,
    icon: 'fence',
  },
  Modern: {
    label: msg`Modern`,
    description: msg`New walls, big windows, everything where you expect it`,
    icon: 'blinds',
  },
  Cabin: {
    label: msg`Cabin`,
    description: msg`Timber, a stove and trees right up to the window`,
    icon: 'trees',
  },
  Camp: {
    label: msg`Camp`,
    description: msg`Canvas, domes and decks outdoors, with power and a proper bed`,
    icon: 'tent',
  },
  Loft: {
    label: msg`Loft`,
    description: msg`One generous room under a high ceiling, often with a past in trade`,
    icon: 'warehouse',
  },
  Building: {
    label: msg`Building`,
    description: msg`A whole co-living house with its own workspace and neighbours to meet`,
    icon: 'building-2',
  },
  Village: {
    label: msg`Village`,
    description: msg`A cluster of small houses around a shared kitchen and a common green`,
    icon: 'tree-palm',
  },
  Resort: {
    label: msg`Resort`,
    description: msg`Pool, grounds and someone else doing the laundry`,
    icon: 'waves-ladder',
  },
} as const satisfies Record<ListingCategory, CategoryEntry>;
