import * as v from 'valibot';
import { centsOf } from '#domain/money.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  dateSchema,
  dollarsAsCentsSchema,
  idParams,
} from '#platform/contract/schemas.ts';

/** An amount in dollars as a query has it, as whole cents. */
const dollarsText = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,2})?$/),
  v.transform((text) => centsOf(Number(text))),
);
const word = v.optional(v.pipe(v.string(), v.maxLength(40)));
const checkoutSchema = v.object({ url: v.string(), amount: centsSchema });

/** Makes what `showCheckout` hands out, anew where a checkout has closed or none could be made. */
export const startHostPayment = defineRoute({
  id: 'reservations.start-host-payment',
  method: 'POST',
  path: '/api/stripe/experience/:id',
  summary: 'Retrieve the checkout page of what I owe before my experience is listed',
  access: 'signed-in',
  params: idParams,
  /** What was shown as due, in dollars; another amount by now is a 409. */
  body: v.object({ totalPrice: v.optional(dollarsAsCentsSchema) }),
  response: checkoutSchema,
  errors: ['not-found', 'forbidden', 'nothing-due', 'price-mismatch', 'payment-failed'],
  idempotent: true,
  // The provider is asked between two transactions; an open payment is found again by a repeat.
  transaction: 'own',
});

/**
 * The call of spec 2 §7. It makes nothing: a page that leads here must not be able to charge anyone.
 * Of its amounts the total has to match; the others are what the total was made of.
 */
export const showCheckout = defineRoute({
  id: 'reservations.show-checkout',
  method: 'GET',
  path: '/api/stripe/experience/:id',
  summary:
    'Retrieve the checkout page that waits for me: of what I owe for my experience, or of the seats that I hold',
  access: 'signed-in',
  params: idParams,
  query: v.object({
    totalPrice: v.optional(dollarsText),
    servicefees: word,
    depositfees: word,
    depositflag: word,
    /** The day of the session that seats are held of. */
    startDate: v.optional(dateSchema),
    endDate: v.optional(dateSchema),
  }),
  response: checkoutSchema,
  errors: ['not-found', 'nothing-due', 'price-mismatch', 'payment-failed'],
});
