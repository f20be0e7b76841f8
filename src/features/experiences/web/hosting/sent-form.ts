import * as v from 'valibot';
import { experienceFormSchema } from '../../contract/hosting-schemas.ts';
import type { HostingValues } from './experience-form.ts';

/**
 * The payload of a form without objections.
 *
 * @throws ValiError for an incomplete one
 */
export function sentForm(values: HostingValues) {
  const price = values.price ?? 0;
  return v.parse(experienceFormSchema, { ...values, price });
}
