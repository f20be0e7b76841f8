import { valibotResolver } from '@hookform/resolvers/valibot';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { BaseIssue, GenericSchema } from 'valibot';
import { HAS_LINK, NOT_A_NAME } from '#platform/contract/issues.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { describeProblem } from './describe-problem.ts';

/** Why a form was not accepted; another object each time. */
export interface FormRefusal {
  readonly message: string;
}

/**
 * A form with the schema of its call: validated by it before it is sent, disabled while it is being
 * sent, and with the server's refusal at its fields and as a toast.
 */
export function useContractForm<Values extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Values, Output>,
  defaultValues: DefaultValues<Values>,
) {
  const { i18n } = useLingui();
  const form = useForm<Values, unknown, Output>({
    defaultValues,
    resolver: valibotResolver(schema, { message: (issue) => issueText(issue, i18n) }),
  });
  const { errors, isSubmitting } = form.formState;
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);

  return {
    form,
    isSubmitting,
    /** The server's last refusal, until the form is sent again. */
    refusal,
    /** The text at a field, if something is wrong with it. */
    errorAt: (field: FieldPath<Values>): string | undefined => {
      const error = errors[field] as
        | { message?: string }
        | ({ message?: string } | undefined)[]
        | undefined;
      // For a list, the error of the first wrong entry.
      return Array.isArray(error) ? error.find((entry) => entry)?.message : error?.message;
    },
    /** @param send makes the call; its errors are shown */
    submit: (send: (values: Output) => Promise<void>) =>
      form.handleSubmit(async (values) => {
        setRefusal(null);
        try {
          await send(values);
        } catch (error) {
          const problem = describeProblem(error, i18n);
          for (const [field, message] of Object.entries(problem.fields)) {
            form.setError(field as FieldPath<Values>, { message });
          }
          setRefusal({ message: problem.message });
          showToast('error', problem.message);
        }
      }),
  };
}

const NOT_VALID = msg`This doesn't look right.`;
const REQUIRED = msg`This is required.`;
const TEXTS: Record<string, typeof NOT_VALID> = {
  non_empty: REQUIRED,
  min_length: msg`This is too short.`,
  max_length: msg`This is too long.`,
  email: msg`Enter a valid email address.`,
  iso_date: msg`Enter a real date.`,
};

/** Checks with error messages of their own. */
const CHECKS: Record<string, typeof NOT_VALID> = {
  [HAS_LINK]: msg`Please leave out links and email addresses.`,
  [NOT_A_NAME]: msg`Please enter a name without links or special characters.`,
};

/** The text at a field that its contract refuses, in the words the server would use. */
function issueText(issue: BaseIssue<unknown>, i18n: I18n): string {
  if (issue.input === '' || issue.input === undefined) return i18n._(REQUIRED);
  return i18n._(CHECKS[issue.message] ?? TEXTS[issue.type] ?? NOT_VALID);
}
