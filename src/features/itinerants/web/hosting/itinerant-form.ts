import * as v from 'valibot';
import { ITINERANT_LISTS, ITINERANT_NUMBERS } from '#domain/itinerant-form.ts';
import { hostedPreviewEntries, locationSchema } from '#market/hosting/contract/schemas.ts';
import { createHostingForm } from '#market/hosting/late.web.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { itinerantFormEntries } from '../../contract/hosting-schemas.ts';
import type { ItinerantChoices, previewItinerant, StoredItinerant } from '../../contract.ts';

/** A stop that is being entered; its days are typed as those of the itinerant are. */
const draftStopSchema = v.object({
  location: v.optional(v.nullable(locationSchema), null),
  region: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  startDate: v.optional(v.string(), ''),
  endDate: v.optional(v.string(), ''),
  meetingPoint: v.optional(v.string(), ''),
  /** HH:MM, or null. */
  checkInFrom: v.optional(v.nullable(v.string()), null),
  storedAs: v.optional(v.nullable(v.number()), null),
});
export type StopValue = v.InferOutput<typeof draftStopSchema>;

const stops = v.optional(v.pipe(v.array(draftStopSchema), v.maxLength(ITINERANT_LISTS.stops)), []);

/** The contract's schema of each field, except stops, which are sent only when complete. */
export const formEntries = { ...itinerantFormEntries, stops };

/** An incomplete form: no field is required yet. */
export const draftSchema = v.object({
  ...formEntries,
  ...hostedPreviewEntries,
  /** Null while its field is empty: an empty field is not zero. */
  price: v.optional(v.nullable(itinerantFormEntries.price), ITINERANT_NUMBERS.price.default),
  checkinTime: v.optional(v.string(), ''),
  checkoutTime: v.optional(v.string(), ''),
});

/** All fields of the form with the host's input so far (spec 3 §3.1). */
export type HostingValues = v.InferOutput<typeof draftSchema>;
export type HostingField = keyof HostingValues & string;
export type ItinerantPreviewPage = RouteResponse<typeof previewItinerant>;

/** The types of the itinerants' hosting dialog. */
export interface ItinerantHosting {
  readonly Values: HostingValues;
  readonly Stored: StoredItinerant;
  /** None: itinerants have no previous one to start from (spec 3 §4 prefills homes only). */
  readonly Recent: never;
  readonly Choices: ItinerantChoices;
  readonly Preview: ItinerantPreviewPage;
  readonly Confirmed: never;
  readonly Created: unknown;
}

/** The form of the itinerants' hosting dialog, with the state that its steps share. */
export const itinerantForm = createHostingForm<ItinerantHosting>();
export const { useWizard: useItinerantForm, useScope: useItinerantScope } = itinerantForm;
