/** What the dialogs of hosting share; it is fetched with the first of them. */
export { AmenityPicker } from './choices/amenity-picker.tsx';
export { ChoiceCards } from './choices/choice-cards.tsx';
export { EventPicker } from './choices/event-picker.tsx';
export { pictureProblem, tooLargeText } from './pictures/picture-problem.ts';
export { makePictureUploads } from './pictures/picture-uploads.ts';
export { sendPictureAs } from './pictures/send-picture.ts';
export { PlacePicker } from './place/place-picker.tsx';
export { PolicyChooser } from './policy/policy-chooser.tsx';
export { PricePreview } from './prices/price-preview.tsx';
export { PricingSliders } from './prices/pricing-sliders.tsx';

/** The picker of pictures, fetched when its step is about to be shown. */
export const loadPicturePicker = () => import('./pictures/picture-picker.tsx');
