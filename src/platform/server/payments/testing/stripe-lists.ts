import { type FormTree, textAt } from './stripe-form.ts';

/** Now, as Stripe's objects say it. */
export const toSeconds = (at: number = Date.now()): number => Math.floor(at / 1_000);

/**
 * A page of objects, the newest first (docs: Pagination), of those that were created within the
 * bounds that the call names.
 *
 * @param objects in the order in which they were made
 */
export function listPage<T extends { readonly id: string; readonly created: number }>(
  url: string,
  form: FormTree,
  objects: readonly T[],
): object {
  const from = Number(textAt(form, 'created', 'gte') ?? 0);
  const to = Number(textAt(form, 'created', 'lt') ?? Number.POSITIVE_INFINITY);
  const found = objects.filter(({ created }) => created >= from && created < to).reverse();
  const after = textAt(form, 'starting_after');
  const start = found.findIndex(({ id }) => id === after) + 1;
  const data = found.slice(start, start + Math.min(100, Number(textAt(form, 'limit') ?? 10)));
  const has_more = start + data.length < found.length;
  return { object: 'list', url, has_more, data };
}
