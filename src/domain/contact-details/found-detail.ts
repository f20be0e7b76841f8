/** Kinds of details that let two people make contact outside the product. */
export const CONTACT_KINDS = ['link', 'email', 'handle', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A detail in a readable text. */
export interface FoundDetail {
  readonly kind: ContactKind;
  readonly start: number;
  /** Behind its last character. */
  readonly end: number;
}
