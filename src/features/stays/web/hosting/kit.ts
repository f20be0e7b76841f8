import { lazy } from 'react';
import { loadHostingKit } from '#features/listings/index.web.ts';

// The face of the listings is part of every page; what hosting takes from there comes with it.

export const AmenityPicker = lazy(async () => ({
  default: (await loadHostingKit()).AmenityPicker,
}));
export const ChoiceCards = lazy(async () => ({ default: (await loadHostingKit()).ChoiceCards }));
export const EventPicker = lazy(async () => ({ default: (await loadHostingKit()).EventPicker }));
export const PicturePicker = lazy(async () => {
  const { loadPicturePicker } = await loadHostingKit();
  return { default: (await loadPicturePicker()).PicturePicker };
});
export const PlacePicker = lazy(async () => ({ default: (await loadHostingKit()).PlacePicker }));
export const PolicyChooser = lazy(async () => ({
  default: (await loadHostingKit()).PolicyChooser,
}));
export const PricePreview = lazy(async () => ({ default: (await loadHostingKit()).PricePreview }));
export const PricingSliders = lazy(async () => ({
  default: (await loadHostingKit()).PricingSliders,
}));
