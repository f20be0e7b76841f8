// What dialogs of hosting are made of; fetched with the first of them.

export { AmenityPicker } from './web/hosting/choices/amenity-picker.tsx';
export { ChoiceCards } from './web/hosting/choices/choice-cards.tsx';
export { EventPicker } from './web/hosting/choices/event-picker.tsx';
export { ScenerySelect } from './web/hosting/choices/scenery-select.tsx';
export { makeDraftKeeper } from './web/hosting/dialog/draft-keeper.ts';
export { ResumeDraft } from './web/hosting/dialog/resume-draft.tsx';
export { StepSkeleton } from './web/hosting/dialog/step-skeleton.tsx';
export { PicturePicker } from './web/hosting/pictures/picture-picker.tsx';
export { useFormUploads } from './web/hosting/pictures/use-form-uploads.ts';
export { PlacePicker } from './web/hosting/place/place-picker.tsx';
export { PolicyChooser } from './web/hosting/policy/policy-chooser.tsx';
export { PricePreview } from './web/hosting/prices/price-preview.tsx';
export { PricingSliders } from './web/hosting/prices/pricing-sliders.tsx';
