import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** What is wrong, by the name of the field it is shown at. */
export type FieldErrors<Values extends object> = {
  readonly [Name in keyof Values & string]?: string | MessageDescriptor;
};

/** A text, or what makes one in the reader's language out of several. */
export type Told = string | MessageDescriptor | ((i18n: I18n) => string);

/** Why one may not go on. */
export interface Objection<Values extends object> {
  readonly errors: FieldErrors<Values>;
  /** Said as a toast besides what stands at the fields (spec 2 §5, "Please complete: ..."). */
  readonly message?: Told | undefined;
  /** The field that is brought up first, of several steps; the first on the way where it is left out. */
  readonly first?: (keyof Values & string) | undefined;
}

/** What a check answers; nothing, or no errors and no message, lets one go on. */
// biome-ignore lint/suspicious/noConfusingVoidType: a check that ends without an answer objects to nothing.
export type CheckAnswer<Values extends object> = Objection<Values> | undefined | void;

/**
 * What submitting answers: as a check does, or that whoever filled it in thought better of it, so that
 * everything stays as it was entered.
 */
export type SubmitAnswer<Values extends object> = CheckAnswer<Values> | 'kept';

/** One screen of a wizard, as data. */
export interface WizardStep<Values extends object> {
  readonly id: string;
  /** Its heading, and its name in the progress. */
  readonly title: MessageDescriptor;
  /** What it shows; reads and changes the values through `useWizard`. */
  readonly body:
    | ComponentType
    /** Fetched when it is about to be shown: `{ load: () => import('./price-step.tsx') }`. */
    | { readonly load: () => Promise<{ default: ComponentType }> };
  /** The values it asks for, in the order they stand on the screen. */
  readonly fields: readonly (keyof Values & string)[];
  /**
   * Fields whose check reads several of them. A change of one takes back what was said to be wrong
   * with any of its group, since it may be right now.
   */
  readonly checkedTogether?: readonly (readonly (keyof Values & string)[])[];
  /**
   * What is missing before Next can be pressed at all (spec 3 §2.8), said beside it; null where nothing
   * is. Where this is left out, Next can always be pressed.
   */
  readonly missing?: (values: Values) => MessageDescriptor | null;
  /** Whether one may go on; may ask a server. Errors of other steps' fields are left out. */
  readonly check?: (values: Values) => CheckAnswer<Values> | Promise<CheckAnswer<Values>>;
  /**
   * Whether submitting leaves this check out, because what submits says the same in an order of its
   * own (spec 2 §5).
   */
  readonly isCheckedBySubmit?: boolean;
}

/**
 * A way on that differs from the order of the steps: Next on `from` leads to `to`, and Back on
 * `to` leads to `from` (spec 3 §2.2, the sensitive flag).
 */
export interface StepJump {
  readonly from: string;
  readonly to: string;
}

interface Named {
  readonly id: string;
}

/** Where a step stands; -1 for one that is not known. */
export function indexOfStep(steps: readonly Named[], id: string): number {
  return steps.findIndex((step) => step.id === id);
}

/** Where Next leads; null on the last step, which submits. */
export function stepAfter(
  steps: readonly Named[],
  at: number,
  jumps: readonly StepJump[] = [],
): number | null {
  const jump = jumps.find(({ from }) => from === steps[at]?.id);
  const target = jump === undefined ? at + 1 : indexOfStep(steps, jump.to);
  return target > at && target < steps.length ? target : null;
}

/** Where Back leads; null on the first step, where there is no Back. */
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
 * The steps one passes from the first to the last, those that jumps leave out not among them. A
 * step one stands on anyway, such as that of a draft, is.
 */
export function pathOf(
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
