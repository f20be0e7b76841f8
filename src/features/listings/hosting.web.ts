// What dialogs of hosting are made of; fetched with the first of them.

export { AmenityPicker } from './web/hosting/choices/amenity-picker.tsx';
export { ChoiceCards } from './web/hosting/choices/choice-cards.tsx';
export { EventPicker } from './web/hosting/choices/event-picker.tsx';
export { ScenerySelect } from './web/hosting/choices/scenery-select.tsx';
export { makeSteps } from './web/hosting/dialog/check-fields.ts';
export { HostingDialog } from './web/hosting/dialog/hosting-dialog.tsx';
export { createHostingForm } from './web/hosting/dialog/hosting-form.tsx';
export type { HostingKind } from './web/hosting/dialog/hosting-kind.ts';
export { PicturePicker } from './web/hosting/pictures/picture-picker.tsx';
export { PlacePicker } from './web/hosting/place/place-picker.tsx';
export { PolicyChooser } from './web/hosting/policy/policy-chooser.tsx';
export { PricePreview } from './web/hosting/prices/price-preview.tsx';
export { PricingSliders } from './web/hosting/prices/pricing-sliders.tsx';
