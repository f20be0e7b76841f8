export { EntryInstructions, HouseRulesField, WifiFields } from './web/arrival-fields.tsx';
export { AmenityPicker, EventPicker, TimedPicker } from './web/choices/amenity-picker.tsx';
export { ChoiceCards, ScenerySelect } from './web/choices/choice-cards.tsx';
export { createdPath, noteCreated } from './web/created/created-address.ts';
export { JustCreated } from './web/created/just-created.tsx';
export {
  CREATION_DIALOGS,
  type CreationDialog,
  creationDialogAt,
  prepareCreation,
  startCreation,
  useCreationContinuation,
} from './web/creation/creation.ts';
export { checkFields, makeSteps } from './web/dialog/check-fields.ts';
export { FailedStep, LoadingStep } from './web/dialog/dialog-states.tsx';
export { HostingDialog } from './web/dialog/hosting-dialog.tsx';
export {
  type ConfirmChangeProps,
  createHostingForm,
  type HostingKind,
} from './web/dialog/hosting-kind.ts';
export { isNewListing } from './web/dialog/load-start.ts';
export { HiddenField } from './web/hidden-field.tsx';
export { HOME_COACH, JOURNEY_COACH } from './web/pictures/photo-coach.tsx';
export { PicturePicker } from './web/pictures/picture-picker.tsx';
export {
  mayPass,
  sendEvidence,
  sendMessagePicture,
  sendPortrait,
} from './web/pictures/send-picture.ts';
export { useDragOrder } from './web/pictures/use-drag-order.ts';
export {
  type PreviewedUploads,
  usePreviewedUploads,
} from './web/pictures/use-previewed-uploads.ts';
export { LanguageField, VisualsFields } from './web/pictures/visuals-fields.tsx';
export { CountrySelect } from './web/place/country-select.tsx';
export { PlaceMap } from './web/place/lazy-point-map.tsx';
export { describePoint, PlacePicker, StreetFields } from './web/place/place-picker.tsx';
export { RoomCounters } from './web/place/room-counters.tsx';
export { cityNamed, useCities, useCountries } from './web/place/use-geography.ts';
export { POLICY_HINTS, PolicyChooser } from './web/policy/policy-chooser.tsx';
export { PricePreview } from './web/prices/price-preview.tsx';
export {
  MonthlyPaymentsSwitch,
  PricingSliders,
  SpecialDiscountSwitch,
} from './web/prices/pricing-sliders.tsx';
