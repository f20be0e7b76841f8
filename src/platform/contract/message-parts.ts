import * as v from 'valibot';
import { CONTACT_KINDS } from '#domain/contact-details.ts';

/**
 * A message between two people: text as it was typed, or the kind of a detail hidden until a
 * reservation of the two is approved. Hidden details never leave the server.
 */
export const messagePartsSchema = v.array(
  v.object({
    text: v.string(),
    hidden: v.nullable(v.picklist(CONTACT_KINDS)),
  }),
);
