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
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ListingCategory } from '#domain/vocabulary.ts';

/** The icon of each category. */
const CATEGORY_ICONS = {
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

/** All icons as symbols of one drawing, which the page fetches once in place of code for each. */
export function drawCategoryIcons(): string {
  const symbols = Object.entries(CATEGORY_ICONS).map(([category, icon]) => {
    const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${category}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  const licence = '<!-- Lucide, ISC License, Copyright (c) Lucide Icons and Contributors -->';
  return `<svg xmlns="http://www.w3.org/2000/svg">${licence}${symbols.join('')}</svg>\n`;
}
