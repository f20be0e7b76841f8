import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Opening } from './openings.ts';

interface PlaceKindEntry {
  readonly label: MessageDescriptor;
  /** Default opening of a place of this kind. */
  readonly opening: Opening;
}

/** The kinds of public places. */
export const PLACE_KINDS = {
  park: { label: msg`Park`, opening: 'daylight' },
  garden: { label: msg`Public garden`, opening: 'daylight' },
  square: { label: msg`Square`, opening: 'always' },
  beach: { label: msg`Beach`, opening: 'always' },
  lake: { label: msg`Lakeside`, opening: 'daylight' },
  waterfront: { label: msg`Waterfront`, opening: 'always' },
  trail: { label: msg`Trail`, opening: 'daylight' },
  viewpoint: { label: msg`Viewpoint`, opening: 'daylight' },
  market: { label: msg`Market`, opening: 'mornings' },
  library: { label: msg`Public library`, opening: 'daytime' },
  museum: { label: msg`Museum`, opening: 'daytime' },
  'arts-centre': { label: msg`Arts centre`, opening: 'daytime' },
  makerspace: { label: msg`Makerspace`, opening: 'set-days' },
  'place-of-worship': { label: msg`Place of worship`, opening: 'daytime' },
} as const satisfies Readonly<Record<string, PlaceKindEntry>>;

export type PlaceKind = keyof typeof PLACE_KINDS;
