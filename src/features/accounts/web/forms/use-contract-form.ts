import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type BaseIssue,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  safeParse,
} from 'valibot';
import { HAS_LINK, NOT_A_NAME } from '#platform/contract/issues.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { focusField } from '#platform/web/wizard/focus-field.ts';
import { describeProblem } from './describe-problem.ts';

/** Why a form was not accepted; another object each time. */
export interface FormRefusal {
  readonly message: string;
}

type Errors<Values> = { readonly [Name in keyof Values]?: string };
type Name<Values> = keyof Values & string;

interface FormOptions<Values> {
  /** Names of inputs whose empty text means null. */
  readonly emptyIsNull?: readonly Name<Values>[];
  /** The field that gets the focus after a refusal that concerns no field. */
  readonly retyped?: Name<Values>;
}

/**
 * A form with the schema of its call: validated by it before it is sent, disabled while it is being
 * sent, and with the server's refusal at its fields and as a toast. The focus moves to the first
 * wrong field; once the form was sent, a field is validated whenever it changes.
 *
 * Inputs with a name stay uncontrolled, so that text typed before hydration is sent, too.
 *
 * @param initial the values that the form begins with, and returns to by `reset`
 */
export function useContractForm<Values extends object, Output>(
  schema: GenericSchema<Values, Output>,
  initial: Partial<Values>,
  { emptyIsNull = [], retyped }: FormOptions<Values> = {},
) {
  const { i18n } = useLingui();
  const element = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  // Callbacks of a longer task, such as an upload, change the values of then, not of its start.
  const latest = useRef(initial);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const wasSent = useRef(false);
  const [resets, setResets] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);

  // Once React has written the new initial values. A reset of the whole form would also reach the
  // fields that are controlled.
  useEffect(() => {
    if (resets === 0) return;
    for (const input of [...(element.current?.elements ?? [])].filter(isInput)) {
      if (!Object.hasOwn(saved, input.name)) continue;
      input.value = input.defaultValue;
      if (input instanceof HTMLInputElement) input.checked = input.defaultChecked;
    }
  }, [resets, saved]);

  // While the form is being sent its fields are disabled and can't be focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus once a refusal.
  useEffect(() => {
    if (refusal === null || isSubmitting) return;
    const named = Object.keys(errors);
    focusFirst(element.current, named.length > 0 ? named : [retyped]);
  }, [refusal, isSubmitting]);

  function readInput(input: EventTarget): Partial<Values> {
    if (!isInput(input) || !Object.hasOwn(saved, input.name)) return {};
    const name = input.name as Name<Values>;
    const isChecked = input instanceof HTMLInputElement && input.type === 'checkbox';
    const text = input.value === '' && emptyIsNull.includes(name) ? null : input.value;
    return { [name]: isChecked ? input.checked : text } as Partial<Values>;
  }

  function check(checked: Partial<Values>): { output: Output | null; errors: Errors<Values> } {
    const result = safeParse(schema, checked);
    if (result.success) return { output: result.output, errors: {} };
    const found: Record<string, string> = {};
    for (const issue of result.issues) {
      const name = String(issue.path?.[0]?.key ?? '');
      found[name] ??= issueText(issue, i18n);
    }
    return { output: null, errors: found as Errors<Values> };
  }

  function store(now: Partial<Values>) {
    latest.current = now;
    setValues(now);
  }

  function change(patch: Partial<Values>) {
    const names = Object.keys(patch) as Name<Values>[];
    if (names.length === 0) return;
    store({ ...latest.current, ...patch });
    if (!wasSent.current) return;
    const found = check(latest.current).errors;
    setErrors((before) => {
      const after: { [Key in keyof Values]?: string } = { ...before };
      for (const name of names) {
        if (found[name] === undefined) delete after[name];
        else after[name] = found[name];
      }
      return after;
    });
  }

  async function submit(form: HTMLFormElement, send: (output: Output) => Promise<void>) {
    if (isSubmitting) return;
    const typed = Object.assign({}, latest.current, ...[...form.elements].map(readInput));
    const { output, errors: found } = check(typed);
    store(typed);
    wasSent.current = true;
    setErrors(found);
    if (output === null) {
      focusFirst(form, Object.keys(found));
      return;
    }
    setRefusal(null);
    setSubmitting(true);
    try {
      await send(output);
    } catch (error) {
      const problem = describeProblem(error, i18n);
      setErrors(problem.fields as Errors<Values>);
      setRefusal({ message: problem.message });
      showToast('error', problem.message);
    } finally {
      setSubmitting(false);
    }
  }

  return {
    values,
    isSubmitting,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    /** The server's last refusal, until the form is sent again. */
    refusal,
    errors,
    /**
     * Props of the form's element.
     *
     * @param send makes the call; its errors are shown
     */
    formProps: (send: (output: Output) => Promise<void>) => ({
      ref: element,
      noValidate: true,
      onInput: ({ target }: FormEvent) => change(readInput(target)),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit(event.currentTarget, send);
      },
    }),
    /** Props of an input of text. */
    text: (name: Name<Values>) => ({
      name,
      defaultValue: String(saved[name] ?? ''),
      error: errors[name],
    }),
    /** Props of a checkbox. */
    checkbox: (name: Name<Values>) => ({ name, defaultChecked: saved[name] === true }),
    /** Props of any other field, which has an initial value. */
    field: <Key extends Name<Values>>(name: Key) => ({
      value: values[name] as Exclude<Values[Key], undefined>,
      onChange: (value: Values[Key]) => change({ [name]: value } as unknown as Partial<Values>),
      error: errors[name],
    }),
    /** Begins again, with the initial values or with those that were saved. */
    reset(now: Partial<Values> = initial) {
      setSaved(now);
      setResets((count) => count + 1);
      store(now);
      setErrors({});
      wasSent.current = false;
    },
  };
}

/** The form of a call's schema. */
export type ContractForm<Schema extends GenericSchema<object>> = ReturnType<
  typeof useContractForm<InferInput<Schema>, InferOutput<Schema>>
>;

/** An input of text, or a checkbox. */
function isInput(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement
    ? target.type !== 'file'
    : target instanceof HTMLTextAreaElement;
}

/** Focuses the first of some fields, in the order of the page. */
function focusFirst(form: HTMLFormElement | null, names: readonly (string | undefined)[]): void {
  for (const field of form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? []) {
    const name = field.dataset.field ?? field.getAttribute('name') ?? '';
    if (form !== null && names.includes(name) && focusField(form, name)) return;
  }
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
