import * as v from 'valibot';
import { experienceFormSchema } from '../../contract.ts';
import type { HostingValues } from './experience-form.ts';

/**
 * The form as it is sent, once nothing is objected to.
 *
 * @throws ValiError for one that isn't whole
 */
export function sentForm(values: HostingValues) {
  const price = values.price ?? 0;
  return v.parse(experienceFormSchema, { ...values, price });
}
