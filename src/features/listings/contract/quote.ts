import * as v from 'valibot';
import { centsSchema, instantSchema } from '#platform/contract/schemas.ts';

const priceLineSchema = v.object({
  kind: v.picklist([
    'nights',
    'discount',
    'cleaning',
    'service',
    'extra-guests',
    'pets',
    'taxes',
    'deposit',
  ]),
  amount: centsSchema,
  quantity: v.optional(v.number()),
  unitAmount: v.optional(centsSchema),
  percent: v.optional(v.number()),
  field: v.optional(v.string()),
});

/** What a stay costs: `total` is what is charged, the refundable deposit included. */
export const quoteSchema = v.object({
  nights: v.number(),
  /** Units held of each night: rooms, or 1 for a whole home. */
  units: v.number(),
  lines: v.array(priceLineSchema),
  discount: v.nullable(
    v.object({ field: v.string(), percent: v.number(), reason: v.string(), amount: centsSchema }),
  ),
  subtotal: centsSchema,
  deposit: centsSchema,
  total: centsSchema,
});
export type Quote = v.InferOutput<typeof quoteSchema>;

/** One step of a refund over time (`domain/refunds`). */
export const refundPointSchema = v.object({
  from: instantSchema,
  until: v.nullable(instantSchema),
  amount: centsSchema,
  rule: v.string(),
  percent: v.number(),
});
