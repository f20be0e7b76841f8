import * as v from 'valibot';
import { experienceFormSchema, type StoredExperience } from '../../contract.ts';
import type { HostingValues } from './experience-form.ts';

/**
 * The form as it is sent, once nothing is objected to.
 *
 * @throws ValiError for one that isn't whole
 */
export function sentForm(values: HostingValues) {
  const price = values.price ?? 0;
  return v.parse(experienceFormSchema, { ...values, price });
}

/** A stored experience as fields of the form: what it names by labels, the form names by ids. */
export function fieldsOfStored(stored: StoredExperience): Readonly<Record<string, unknown>> {
  return { ...stored, amenity: stored.amenityIds };
}
