import type { CheckAnswer, FieldErrors, Objection, WizardStep } from './steps.ts';

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
