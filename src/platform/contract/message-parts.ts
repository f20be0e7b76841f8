import * as v from 'valibot';
import { CONTACT_KINDS } from '#domain/contact-details.ts';

/**
 * What one person wrote another: words as they were typed, or the kind of what is kept back until
 * a reservation of the two is approved. What is kept back never leaves the server.
 */
export const messagePartsSchema = v.array(
  v.object({
    text: v.string(),
    hidden: v.nullable(v.picklist(CONTACT_KINDS)),
  }),
);
