import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { TOO_PRECISE } from '#platform/contract/issues.ts';
import type { FieldErrors, Objection, WizardStep } from '#platform/web/wizard/steps.ts';
import type { PictureUploads } from '../pictures/picture-uploads.ts';
import type { FormPictures } from '../pictures/use-form-uploads.ts';

const REQUIRED = msg`This is required.`;
const NOT_VALID = msg`This doesn't look right.`;
const NO_NUMBER = msg`Enter a number such as 1200 or 45.50.`;

/** The contract's schema of each field. */
type Entries<Values> = Readonly<Record<keyof Values & string, v.GenericSchema<unknown, unknown>>>;

/**
 * Makes the steps of a form whose fields the contract checks; their code loads shortly before use.
 */
export function makeSteps<Values extends object>(entries: Entries<Values>) {
  return (
    id: string,
    title: MessageDescriptor,
    fields: readonly (keyof Values & string)[],
    load: () => Promise<{ default: () => ReactNode }>,
  ): WizardStep<Values> => ({
    id,
    title,
    fields,
    body: { load },
    check: (values) => checkFields(entries, values, fields),
  });
}

/**
 * Errors of some of the fields according to the contract, as texts; the bounds are the server's
 * (spec 3 §5).
 */
export function checkFields<Values extends object>(
  entries: Entries<Values>,
  values: Values,
  fields: readonly (keyof Values & string)[],
): Objection<Values> {
  const errors: Record<string, MessageDescriptor> = {};
  for (const field of fields) {
    const read = v.safeParse(entries[field], values[field]);
    if (!read.success) errors[field] = describeIssue(read.issues[0], field);
  }
  return { errors: errors as FieldErrors<Values> };
}

function describeIssue(issue: v.BaseIssue<unknown>, field: string): MessageDescriptor {
  if (field === 'location') return msg`Choose a country.`;
  const bound = String(issue.requirement);
  switch (issue.type) {
    case 'min_value':
      return msg`Enter ${bound} or more.`;
    case 'max_value':
      return msg`Enter ${bound} or less.`;
    case 'min_length':
      return REQUIRED;
    case 'max_length':
      return typeof issue.input === 'string'
        ? msg`Shorten this to ${bound} characters.`
        : msg`This is too long.`;
    case 'check':
      return issue.message === TOO_PRECISE ? msg`This has too many decimal places.` : NOT_VALID;
    default:
      if (Number.isNaN(issue.input)) return NO_NUMBER;
      return issue.input === '' || issue.input === null ? REQUIRED : NOT_VALID;
  }
}

/** Steps that omit some of their fields, and don't check them. */
export function withoutFields<Values extends object>(
  steps: readonly WizardStep<Values>[],
  left: readonly (keyof Values & string)[],
): WizardStep<Values>[] {
  return steps.map((step) => ({
    ...step,
    fields: step.fields.filter((field) => !left.includes(field)),
  }));
}

/**
 * The fields of an error from the server, by their names in the form: `location.value` is
 * `location`.
 */
export function errorsOfRefusal<Values extends object>(
  fields: Readonly<Record<string, string>>,
): FieldErrors<Values> {
  const errors = Object.entries(fields).map(([path, text]) => [path.split('.')[0] ?? path, text]);
  return Object.fromEntries(errors) as FieldErrors<Values>;
}

export interface FormUploads {
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
}

const UPLOAD_FAILED: MessageDescriptor = msg`Some photos couldn't be uploaded. Try again, or remove them.`;

/** Problems with the pictures of a listing: each must have been uploaded. */
export function pictureErrors({ pictures, logos }: FormUploads): FieldErrors<FormPictures> {
  return {
    ...(hasFailed(pictures) ? { imageSrc: UPLOAD_FAILED } : {}),
    ...(hasFailed(logos) ? { logoImageSrc: UPLOAD_FAILED } : {}),
  };
}

/** Blocks the step with pictures while one of them couldn't be uploaded. */
export function withPictureCheck<Values extends FormPictures>(
  steps: readonly WizardStep<Values>[],
  uploads: FormUploads,
): WizardStep<Values>[] {
  return steps.map((step) => {
    if (!step.fields.includes('imageSrc')) return step;
    const check = async (values: Values): Promise<Objection<Values>> => {
      const answer = await step.check?.(values);
      return {
        message: answer?.message,
        errors: { ...answer?.errors, ...pictureErrors(uploads) } as FieldErrors<Values>,
      };
    };
    return { ...step, check };
  });
}

function hasFailed(uploads: PictureUploads): boolean {
  return uploads.view().pictures.some(({ state }) => state === 'failed');
}
