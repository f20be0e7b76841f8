import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isOnlyStyle, type SubmitProblem, submitProblems } from '#domain/experience-checks.ts';
import { checkFields } from '#market/hosting/index.web.ts';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';
import type { FieldErrors, Objection } from '#platform/web/wizard/steps.ts';
import { experienceFormSchema } from '../../../contract/hosting-schemas.ts';
import type { ExperienceChoices } from '../../../contract.ts';
import { SUBMIT_PROBLEM_TEXTS } from '../../../labels/submit-problems.ts';
import { missingDisclaimers } from '../disclaimers/host-disclaimers.ts';
import { formEntries, type HostingField, type HostingValues } from '../experience-form.ts';

/** The field at which each problem is shown, and its text (spec 2 §5). */
const FIELDS: Readonly<
  Record<SubmitProblem, { readonly field: HostingField; readonly text: MessageDescriptor }>
> = {
  arrangements: { field: 'arrangements', text: SUBMIT_PROBLEM_TEXTS.arrangements },
  amenity: { field: 'amenity', text: SUBMIT_PROBLEM_TEXTS.amenity },
  location: { field: 'location', text: msg`Country selection is required.` },
  category: { field: 'category', text: msg`Category is required.` },
  style: { field: 'style', text: msg`Style is required.` },
  images: { field: 'imageSrc', text: msg`At least one image is required.` },
  schedule: { field: 'routineSchedule', text: SUBMIT_PROBLEM_TEXTS.schedule },
  rules: { field: 'rules', text: SUBMIT_PROBLEM_TEXTS.rules },
  instructions: { field: 'instructions', text: SUBMIT_PROBLEM_TEXTS.instructions },
  price: { field: 'price', text: SUBMIT_PROBLEM_TEXTS.price },
  guests: { field: 'guestCount', text: SUBMIT_PROBLEM_TEXTS.guests },
  policy: { field: 'cancellationPolicy', text: msg`Please select a cancellation policy.` },
  'title-and-address': { field: 'title', text: SUBMIT_PROBLEM_TEXTS['title-and-address'] },
};

const DESCRIPTION = msg`Description is required`;
const DISCLAIMERS = msg`Cannot proceed until all disclaimers are acknowledged`;

/**
 * Errors that prevent an experience from being sent: the thirteen checks in their order, of which a
 * toast shows the first and each shows at its field; then the description, the disclaimers, and the
 * bounds of the contract.
 */
export function formObjection(
  values: HostingValues,
  choices: Pick<ExperienceChoices, 'styles' | 'disclaimers'>,
): Objection<HostingValues> | undefined {
  const problems = submitProblems(submittedForm(values, choices));
  const lacksDescription = values.description.trim() === '';
  const missing = missingDisclaimers(choices.disclaimers, values);
  const errors: FieldErrors<HostingValues> = {
    ...boundErrors(values),
    ...(missing.length > 0 ? { acknowledgedDisclaimers: DISCLAIMERS } : {}),
    ...(lacksDescription ? { description: DESCRIPTION } : {}),
    ...Object.fromEntries(problems.map((problem) => [FIELDS[problem].field, FIELDS[problem].text])),
    ...(problems.includes('title-and-address') && values.address.trim() === ''
      ? { address: FIELDS['title-and-address'].text }
      : {}),
  };
  const [first] = problems;
  if (first !== undefined) {
    return { errors, message: SUBMIT_PROBLEM_TEXTS[first], first: FIELDS[first].field };
  }
  if (lacksDescription) return { errors, message: DESCRIPTION, first: 'description' };
  if (missing.length > 0) return { errors, message: DISCLAIMERS, first: 'acknowledgedDisclaimers' };
  return Object.keys(errors).length > 0 ? { errors } : undefined;
}

/** The form as input of the thirteen checks; a title that is only the style counts as empty. */
function submittedForm(values: HostingValues, { styles }: Pick<ExperienceChoices, 'styles'>) {
  const style = styles.find(({ id }) => id === values.style);
  const hasTitle = style === undefined || !isOnlyStyle(values.title, style.label);
  return {
    ...values,
    style: style?.category === values.category ? values.style : null,
    offersAmenities: (style?.amenities.length ?? 0) > 0,
    hasLocation: values.location !== null,
    images: values.imageSrc.length,
    entries: values.routineSchedule.length,
    price: values.price ?? Number.NaN,
    title: hasTitle ? values.title : '',
  };
}

/** Violations of the contract's bounds: too long, too large, too many. */
function boundErrors(values: HostingValues): FieldErrors<HostingValues> {
  const filled = (Object.keys(formEntries) as HostingField[]).filter((field) => {
    const value: unknown = values[field];
    return value !== null && value !== '';
  });
  return checkFields(formEntries, values, filled).errors;
}

/**
 * The payload of a form without objections.
 *
 * @throws ValiError for an incomplete one
 */
export function sentForm(values: HostingValues) {
  const price = values.price ?? 0;
  return v.parse(experienceFormSchema, { ...values, price });
}

/**
 * Message of a dialog that crashed, in the user's language (spec 2 §2). The browser's own message
 * is for developers: it is in English, and may contain file names and URLs.
 */
export function brokenMessage(error: unknown, i18n: I18n): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof OfflineError || isMissingCode(error)) {
    return i18n._(msg`We couldn't reach the server. Check your connection and try again.`);
  }
  return i18n._(msg`This dialog stopped working.`);
}

/** Whether an error is a failed download of a script chunk, by each browser's message. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}
