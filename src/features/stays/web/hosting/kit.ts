import { loadHostingKit } from '#features/listings/index.web.ts';
import { late } from '#platform/web/pages/late.tsx';

// The face of the listings is part of every page; what hosting takes from there comes with it, and
// each step fetches the parts it shows along with itself.

export const AmenityPicker = late(async () => ({
  default: (await loadHostingKit()).AmenityPicker,
}));
export const ChoiceCards = late(async () => ({ default: (await loadHostingKit()).ChoiceCards }));
export const EventPicker = late(async () => ({ default: (await loadHostingKit()).EventPicker }));
export const PicturePicker = late(async () => {
  const { loadPicturePicker } = await loadHostingKit();
  return { default: (await loadPicturePicker()).PicturePicker };
});
export const PlacePicker = late(async () => ({ default: (await loadHostingKit()).PlacePicker }));
export const PolicyChooser = late(async () => ({
  default: (await loadHostingKit()).PolicyChooser,
}));
export const PricePreview = late(async () => ({ default: (await loadHostingKit()).PricePreview }));
export const PricingSliders = late(async () => ({
  default: (await loadHostingKit()).PricingSliders,
}));
