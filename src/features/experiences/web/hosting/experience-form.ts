import * as v from 'valibot';
import { EXPERIENCE_NUMBERS } from '#domain/experience-form.ts';
import { createHostingForm } from '#market/hosting/index.web.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { experienceFormEntries } from '../../contract/hosting-schemas.ts';
import type {
  createExperience,
  ExperienceChoices,
  PreviewedPage,
  StoredExperience,
} from '../../contract.ts';
import type { ConfirmedChange } from './change/confirmed-change.ts';

/** The contract's schema of each field. */
export const formEntries = experienceFormEntries;

/** An incomplete form: no field is required yet. */
export const draftSchema = v.object({
  ...formEntries,
  location: v.optional(v.nullable(formEntries.location), null),
  category: v.optional(v.nullable(formEntries.category), null),
  style: v.optional(v.nullable(formEntries.style), null),
  description: v.optional(v.string(), ''),
  /** Null while its field is empty: an empty field is not zero. */
  price: v.optional(v.nullable(formEntries.price), EXPERIENCE_NUMBERS.price.default),
  /** A new form proposes a price until its host sets one. */
  isPriceAutomatic: v.optional(v.boolean(), true),
});

/** All fields of the form with the host's input so far (spec 2 §3). */
export type HostingValues = v.InferOutput<typeof draftSchema>;
export type HostingField = keyof HostingValues & string;
export type LocationValue = NonNullable<HostingValues['location']>;

/** A stored experience as values of the form. */
export function storedValues(stored: StoredExperience): HostingValues {
  return v.parse(draftSchema, fieldsOfStored(stored));
}

/** A stored experience as fields of the form, with ids instead of labels. */
export function fieldsOfStored(stored: StoredExperience): Readonly<Record<string, unknown>> {
  return { ...stored, amenity: stored.amenityIds };
}

/**
 * The fields of a stored experience that a copy begins with. Of its timetable the entries that
 * recur, from today; its host acknowledges the disclaimers again.
 */
export function fieldsOfCopy(stored: StoredExperience): Readonly<Record<string, unknown>> {
  return {
    ...fieldsOfStored(stored),
    routineSchedule: stored.routineSchedule
      .filter(({ specificDate }) => specificDate === null)
      .map(({ id: _own, recurrence, ...entry }) => ({
        ...entry,
        recurrence: { ...recurrence, until: null },
        startsOn: null,
        exceptions: [],
      })),
    acknowledgedDisclaimers: [],
  };
}

/** The types of the experiences' hosting dialog. */
export interface ExperienceHosting {
  readonly Values: HostingValues;
  readonly Stored: StoredExperience;
  /** None: experiences have no previous one to start from. */
  readonly Recent: never;
  readonly Choices: ExperienceChoices;
  readonly Preview: PreviewedPage;
  readonly Confirmed: ConfirmedChange;
  readonly Created: RouteResponse<typeof createExperience>;
}

/** The form of the experiences' hosting dialog, with the state that its steps share. */
export const experienceForm = createHostingForm<ExperienceHosting>();
export const { useWizard: useExperienceForm, useScope: useExperienceScope } = experienceForm;
