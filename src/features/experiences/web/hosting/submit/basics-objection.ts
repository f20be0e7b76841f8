import { msg } from '@lingui/core/macro';
import { listFormat } from '#platform/i18n/formats.ts';
import type { FieldErrors, Objection } from '#platform/web/wizard/steps.ts';
import type { HostingValues } from '../experience-form.ts';
import { FIELD_LABELS } from '../field-labels.ts';

/** Required fields of the first step, with their errors (spec 2 §5). */
const NEEDED = {
  location: msg`Country selection is required.`,
  category: msg`Category is required.`,
  style: msg`Style is required.`,
} as const satisfies FieldErrors<HostingValues>;

/** Missing fields of the first step, by name; null when it is complete (spec 2 §5). */
export function basicsObjection(
  values: Pick<HostingValues, keyof typeof NEEDED>,
): Objection<HostingValues> | undefined {
  const missing = (['location', 'category', 'style'] as const).filter(
    (field) => values[field] === null,
  );
  if (missing.length === 0) return undefined;
  return {
    errors: Object.fromEntries(missing.map((field) => [field, NEEDED[field]])),
    message: (i18n) => {
      const names = missing.map((field) => i18n._(FIELD_LABELS[field]));
      const list = listFormat(i18n.locale, { type: 'unit', style: 'short' }).format(names);
      return i18n._(msg`Please complete: ${list}`);
    },
  };
}
