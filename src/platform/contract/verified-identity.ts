import * as v from 'valibot';
import { dateSchema } from './schemas.ts';

/** A person who has shown a document to the provider of identities, as everybody sees it. */
export const verifiedIdentitySchema = v.object({
  /** The day when it was checked, by UTC. */
  on: dateSchema,
  /** Whether the account has the name of the document. */
  nameMatches: v.boolean(),
});
export type VerifiedIdentity = v.InferOutput<typeof verifiedIdentitySchema>;

/** The same as the host sees it of who asks for a stay, and the person themselves. */
export const verifiedGuestSchema = v.object({
  ...verifiedIdentitySchema.entries,
  isAdult: v.boolean(),
});
export type VerifiedGuest = v.InferOutput<typeof verifiedGuestSchema>;
