import * as v from 'valibot';
import { toCents } from '#domain/money.ts';
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
  v.transform((text) => toCents(Number(text))),
);
const word = v.optional(v.pipe(v.string(), v.maxLength(40)));
const checkoutSchema = v.object({ url: v.string(), amount: centsSchema });

/**
 * Creates what `showCheckout` returns, or replaces it after a checkout closed or failed to open.
 */
export const startHostPayment = defineRoute({
  id: 'reservations.start-host-payment',
  method: 'POST',
  path: '/api/stripe/experience/:id',
  summary: 'Retrieve the checkout page of what I owe before my experience is listed',
  access: 'signed-in',
  params: idParams,
  /** The due amount that the host saw, in dollars; a 409 if it has changed since. */
  body: v.object({ totalPrice: v.optional(dollarsAsCentsSchema) }),
  response: checkoutSchema,
  errors: ['not-found', 'forbidden', 'nothing-due', 'price-mismatch', 'payment-failed'],
  idempotent: true,
  // The provider is called between two transactions; a repeat finds the open payment again.
  transaction: 'own',
});

/**
 * The call of spec 2 §7. It creates nothing: a page that links here must not be able to charge
 * anyone. The total has to match; the other amounts are the parts it was computed from.
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
    /** Date of the session with the held seats. */
    startDate: v.optional(dateSchema),
    endDate: v.optional(dateSchema),
  }),
  response: checkoutSchema,
  errors: ['not-found', 'nothing-due', 'price-mismatch', 'payment-failed'],
});
