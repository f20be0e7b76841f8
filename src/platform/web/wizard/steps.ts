import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** Errors by the name of the field they are shown at. */
export type FieldErrors<Values extends object> = {
  readonly [Name in keyof Values & string]?: string | MessageDescriptor;
};

/** A text, or a function that makes one in the reader's language. */
export type StepText = string | MessageDescriptor | ((i18n: I18n) => string);

/** The reason why a step is blocked. */
export interface Objection<Values extends object> {
  readonly errors: FieldErrors<Values>;
  /** Shown as a toast besides the errors at the fields (spec 2 §5, "Please complete: ..."). */
  readonly message?: StepText | undefined;
  /** The field of several steps that is shown first; the first on the path by default. */
  readonly first?: (keyof Values & string) | undefined;
}

/** Result of a check; without one, or without errors and a message, the step may be left. */
// biome-ignore lint/suspicious/noConfusingVoidType: a check that ends without an answer objects to nothing.
export type CheckAnswer<Values extends object> = Objection<Values> | undefined | void;

/**
 * Result of submitting: the result of a check, or 'kept' when the user cancelled, so that
 * everything stays as it was entered.
 */
export type SubmitAnswer<Values extends object> = CheckAnswer<Values> | 'kept';

/** One screen of a wizard, as data. */
export interface WizardStep<Values extends object> {
  readonly id: string;
  /** Its heading, and its name in the progress. */
  readonly title: MessageDescriptor;
  /** Its content; reads and changes the values through `useWizard`. */
  readonly body:
    | ComponentType
    /** Fetched when it is about to be shown: `{ load: () => import('./price-step.tsx') }`. */
    | { readonly load: () => Promise<{ default: ComponentType }> };
  /** Its fields, in the order on the screen. */
  readonly fields: readonly (keyof Values & string)[];
  /**
   * Fields whose check reads several of them. A change of one clears the errors of the whole group,
   * since they may be right now.
   */
  readonly checkedTogether?: readonly (readonly (keyof Values & string)[])[];
  /**
   * Text beside a disabled Next about missing input (spec 3 §2.8); null where nothing is missing.
   * Without this, Next is always enabled.
   */
  readonly missing?: (values: Values) => MessageDescriptor | null;
  /**
   * Whether the step may be left; may call a server. Errors of other steps' fields are left out.
   */
  readonly check?: (values: Values) => CheckAnswer<Values> | Promise<CheckAnswer<Values>>;
  /**
   * Whether submitting leaves this check out, because submitting makes the same checks in an order
   * of its own (spec 2 §5).
   */
  readonly isCheckedBySubmit?: boolean;
}

/**
 * A path that differs from the order of the steps: Next on `from` leads to `to`, and Back on `to`
 * leads to `from` (spec 3 §2.2, the sensitive flag).
 */
export interface StepJump {
  readonly from: string;
  readonly to: string;
}

interface Named {
  readonly id: string;
}

/** Index of a step; -1 for one that is not known. */
export function indexOfStep(steps: readonly Named[], id: string): number {
  return steps.findIndex((step) => step.id === id);
}

/** Index of the step after Next; null on the last step, which submits. */
export function stepAfter(
  steps: readonly Named[],
  at: number,
  jumps: readonly StepJump[] = [],
): number | null {
  const jump = jumps.find(({ from }) => from === steps[at]?.id);
  const target = jump === undefined ? at + 1 : indexOfStep(steps, jump.to);
  return target > at && target < steps.length ? target : null;
}

/** Index of the step after Back; null on the first step, which has no Back. */
export function stepBefore(
  steps: readonly Named[],
  at: number,
  jumps: readonly StepJump[] = [],
): number | null {
  const jump = jumps.find(({ to }) => to === steps[at]?.id);
  const target = jump === undefined ? at - 1 : indexOfStep(steps, jump.from);
  return target >= 0 && target < at ? target : null;
}

/**
 * The steps from the first to the last, without those that jumps leave out. The current step, such
 * as that of a draft, is always among them.
 */
export function listPath(
  steps: readonly Named[],
  at: number,
  jumps: readonly StepJump[] = [],
): number[] {
  const path: number[] = [];
  for (let next: number | null = steps.length > 0 ? 0 : null; next !== null; ) {
    path.push(next);
    next = stepAfter(steps, next, jumps);
  }
  return path.includes(at) || at < 0 || at >= steps.length
    ? path
    : [...path, at].sort((a, b) => a - b);
}

/** An objection that blocks a step. */
export interface StepObjection<Values extends object> extends Objection<Values> {
  /** The step that has to be corrected first. */
  readonly at: number;
}

/** Whether the result of a check, or of submitting, allows the move. */
export function isObjection<Values extends object>(
  answer: CheckAnswer<Values>,
): answer is Objection<Values> {
  return answer !== undefined && (hasErrors(answer.errors) || answer.message !== undefined);
}

/**
 * Runs the checks of some steps in their order, and stops at the first objection: a step is checked
 * only once those before it have passed.
 */
export async function checkSteps<Values extends object>(
  steps: readonly WizardStep<Values>[],
  path: readonly number[],
  values: Values,
): Promise<StepObjection<Values> | null> {
  for (const at of path) {
    const step = steps[at];
    const answer = await step?.check?.(values);
    if (step === undefined || !answer) continue;
    const objection = { ...answer, errors: ofFields(answer.errors, step.fields) };
    if (isObjection(objection)) return { at, ...objection };
  }
  return null;
}

/**
 * Places errors of submitting: at the first step that has one of their fields, or the field that is
 * to come first. Null when no step does.
 */
export function placeErrors<Values extends object>(
  steps: readonly WizardStep<Values>[],
  path: readonly number[],
  errors: FieldErrors<Values>,
  first?: keyof Values & string,
): StepObjection<Values> | null {
  const wanted = first === undefined ? errors : ofFields(errors, [first]);
  const at = path.find((index) => hasErrors(ofFields(wanted, steps[index]?.fields ?? [])));
  return at === undefined ? null : { at, errors };
}

/** The first field of a step that has an error, in the order on the screen. */
export function firstWrong<Values extends object>(
  fields: readonly (keyof Values & string)[],
  errors: FieldErrors<Values>,
): (keyof Values & string) | null {
  return fields.find((name) => errors[name] !== undefined) ?? null;
}

/** Fields that were changed, and those that are checked together with one of them. */
export function fieldsCheckedWith<Values extends object>(
  steps: readonly Pick<WizardStep<Values>, 'checkedTogether'>[],
  changed: readonly string[],
): string[] {
  const groups: readonly (readonly string[])[] = steps.flatMap(
    ({ checkedTogether }) => checkedTogether ?? [],
  );
  const others = groups.filter((group) => group.some((name) => changed.includes(name)));
  return [...new Set([...changed, ...others.flat()])];
}

/** The errors without those of some fields. */
export function omitErrors<Values extends object>(
  errors: FieldErrors<Values>,
  fields: readonly string[],
): FieldErrors<Values> {
  const kept = Object.entries(errors).filter(([name]) => !fields.includes(name));
  return Object.fromEntries(kept) as FieldErrors<Values>;
}

function ofFields<Values extends object>(
  errors: FieldErrors<Values>,
  fields: readonly (keyof Values & string)[],
): FieldErrors<Values> {
  const kept = fields.filter((name) => errors[name] !== undefined);
  return Object.fromEntries(kept.map((name) => [name, errors[name]])) as FieldErrors<Values>;
}

function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}
