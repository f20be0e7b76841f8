import type { FormPictures } from '../pictures/use-form-uploads.ts';

/** The types of one kind's hosting dialog. */
export interface HostingTypes {
  /** Every field of the form, complete or not. */
  readonly Values: FormPictures;
  /** A listing as its host edits it. */
  readonly Stored: { readonly id: string; readonly version: number };
  /** The host's most recent listing, which fills in a new form. */
  readonly Recent: object;
  /** What can be chosen, in the reader's language. */
  readonly Choices: object;
  /** The listing page that the form would make; never where a kind shows none. */
  readonly Preview: object;
  /** How a change is meant, as its host has confirmed it; never where nothing is asked. */
  readonly Confirmed: unknown;
  /** What the server answers when one is listed. */
  readonly Created: unknown;
}

export type HostingField<T extends HostingTypes> = keyof T['Values'] & string;
