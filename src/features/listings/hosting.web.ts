// What dialogs of hosting are made of; fetched with the first of them.

export { EntryInstructions, WifiFields } from './web/hosting/arrival-fields.tsx';
export { AmenityPicker } from './web/hosting/choices/amenity-picker.tsx';
export { ChoiceCards } from './web/hosting/choices/choice-cards.tsx';
export { EventPicker } from './web/hosting/choices/event-picker.tsx';
export { ScenerySelect } from './web/hosting/choices/scenery-select.tsx';
export { TimedPicker } from './web/hosting/choices/timed-picker.tsx';
export { checkFields, makeSteps } from './web/hosting/dialog/check-fields.ts';
export { FailedStep, LoadingStep } from './web/hosting/dialog/dialog-states.tsx';
export { HostingDialog } from './web/hosting/dialog/hosting-dialog.tsx';
export {
  type ConfirmChangeProps,
  createHostingForm,
  type HostingKind,
} from './web/hosting/dialog/hosting-kind.ts';
export { HouseRulesField } from './web/hosting/house-rules-field.tsx';
export { KeptField } from './web/hosting/kept-field.tsx';
export { LanguageField } from './web/hosting/language-field.tsx';
export { picturePart } from './web/hosting/pictures/picture-part.ts';
export { PicturePicker } from './web/hosting/pictures/picture-picker.tsx';
export { useDragOrder } from './web/hosting/pictures/use-drag-order.ts';
export { VisualsFields } from './web/hosting/pictures/visuals-fields.tsx';
export { CountrySelect } from './web/hosting/place/country-select.tsx';
export { describePoint } from './web/hosting/place/describe-point.ts';
export { PlaceMap } from './web/hosting/place/place-map.tsx';
export { PlacePicker } from './web/hosting/place/place-picker.tsx';
export { RoomCounters } from './web/hosting/place/room-counters.tsx';
export { StreetFields } from './web/hosting/place/street-fields.tsx';
export {
  cityNamed,
  useCities,
  useCountries,
} from './web/hosting/place/use-geography.ts';
export { PolicyChooser } from './web/hosting/policy/policy-chooser.tsx';
export { POLICY_HINTS } from './web/hosting/policy/policy-hints.ts';
export { PricePreview } from './web/hosting/prices/price-preview.tsx';
export { PricingSliders } from './web/hosting/prices/pricing-sliders.tsx';
export { SpecialDiscountSwitch } from './web/hosting/prices/special-discount-switch.tsx';
