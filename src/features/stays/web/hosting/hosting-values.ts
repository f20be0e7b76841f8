import * as v from 'valibot';
import {
  type RecentForm,
  type StayForm,
  type StayPreview,
  stayFormEntries,
  stayPreviewSchema,
} from '../../contract.ts';

/** What a host has said of a home so far: every field of the form, none of them required yet. */
export type HostingValues = StayPreview;
export type HostingField = keyof HostingValues & string;

/** Every field of the form, in the contract's order. */
export const HOSTING_FIELDS = Object.keys(stayFormEntries) as HostingField[];

/** A new form, with the defaults of the contract (spec 3 §3.2). */
export function newValues(): HostingValues {
  return v.parse(stayPreviewSchema, {});
}

/** The form of a stored listing, which names amenities and events by their labels. */
export function valuesOfStored(stored: RecentForm): HostingValues {
  return valuesOf({ ...stored, amenity: stored.amenityIds, event: stored.eventIds });
}

/**
 * A form from what was kept of one: a draft or a stored listing. A field that no longer fits is as
 * in a new form, so that an old draft opens all the same.
 */
export function valuesOf(kept: Readonly<Record<string, unknown>>): HostingValues {
  const values: Record<string, unknown> = newValues();
  for (const field of HOSTING_FIELDS) {
    const read = v.safeParse(stayPreviewSchema.entries[field], kept[field]);
    if (read.success) values[field] = read.output;
  }
  return values as HostingValues;
}

/** The form as it is sent, once its steps are content. */
export function formOf(values: HostingValues): StayForm {
  return v.parse(v.object(stayFormEntries), values);
}
