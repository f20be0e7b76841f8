import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError, isSignedOut, OfflineError } from '#platform/web/api/client.ts';
import { dropSavedPage, registerWizard, savedWizard } from '#platform/web/parts/saved-page.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  checkSteps,
  type FieldErrors,
  isObjection,
  listPath,
  placeErrors,
  type StepJump,
  type StepText,
  type SubmitAnswer,
  stepAfter,
  stepBefore,
  type WizardStep,
} from './steps.ts';

import {
  type Derive,
  initialState,
  type WizardStart,
  type WizardState,
  wizardReducer,
} from './wizard-state.ts';

/** Props of the wizard's state machine. */
export interface MachineProps<Values extends object> extends WizardStart<Values> {
  readonly jumps?: readonly StepJump[] | undefined;
  readonly derive?: Derive<Values> | undefined;
  /** Text of a failure; "Something went wrong." by default. */
  failureText?(error: unknown): string;
  onSubmit(values: Values): SubmitAnswer<Values> | Promise<SubmitAnswer<Values>>;
}

export interface Machine<Values extends object> extends WizardState<Values> {
  /** Steps as they are passed. */
  readonly path: readonly number[];
  /** Index of the step after Next; null on the last step. */
  readonly after: number | null;
  readonly before: number | null;
  /** Why the last attempt failed, where no field shows it. */
  readonly refusal: string | null;
  /** True from the click on Next to its end, also before that is rendered. */
  readonly running: RefObject<boolean>;
  change(patch: Partial<Values>): void;
  goTo(index: number): void;
  next(): void;
  /** From whichever step. */
  submit(): void;
  back(): void;
  /** Returns to the first step, with the values. */
  restart(): void;
}

/**
 * Whether a move runs a step's check: moving forward passes every step between; submitting runs all
 * except those that it checks itself.
 *
 * @param to null submits
 */
function isAsked<Values extends object>(
  step: WizardStep<Values> | undefined,
  index: number,
  { at, to }: { readonly at: number; readonly to: number | null },
): boolean {
  return to === null ? step?.isCheckedBySubmit !== true : index >= at && index < to;
}

/** As it opens, or as it was before its page had to be loaded again. */
function restoreOrStart<Values extends object>(props: MachineProps<Values>): WizardState<Values> {
  const start = initialState(props);
  const kept = savedWizard() as WizardState<Values> | null;
  return kept === null ? start : { ...start, ...kept };
}

/** Saves its values and its position where the page has to be reloaded. */
function useSavedWizard<Values extends object>(latest: RefObject<WizardState<Values>>): void {
  useEffect(() => {
    dropSavedPage();
    return registerWizard(() => {
      const { values, at, furthest, touched } = latest.current;
      return touched ? { values, at, furthest, touched } : null;
    });
  }, [latest]);
}

/** Stores the values of a wizard, moves between its steps, and submits once. */
export function useMachine<Values extends object>(props: MachineProps<Values>): Machine<Values> {
  const { steps, jumps = [], onSubmit } = props;
  const { t, i18n } = useLingui();
  const [state, dispatch] = useReducer(wizardReducer<Values>, props, restoreOrStart<Values>);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(state);
  latest.current = state;
  useSavedWizard(latest);
  const running = useRef(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const path = listPath(steps, state.at, jumps);
  const after = stepAfter(steps, state.at, jumps);

  function describeError(error: unknown): string {
    if (error instanceof OfflineError)
      return t`We couldn't reach the server. Check your connection and try again.`;
    return error instanceof ApiError ? error.message : t`Something went wrong.`;
  }

  function fail(error: unknown) {
    const fields = error instanceof ApiError ? (error.problem.fields ?? {}) : {};
    const objection = placeErrors(steps, path, fields as FieldErrors<Values>);
    if (objection === null) {
      dispatch({ kind: 'go-on' });
      setRefusal(describeError(error));
    } else dispatch({ kind: 'refuse', ...objection });
    const text = isSignedOut(error) ? error.message : props.failureText?.(error);
    showToast('error', text ?? t`Something went wrong.`);
  }

  /** One at a time; a failure is shown, and nothing is lost. */
  async function run(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setRefusal(null);
    dispatch({ kind: 'wait' });
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
    }
  }

  async function submit() {
    dispatch({ kind: 'save' });
    const { values } = latest.current;
    const answer = await onSubmit(values);
    if (answer === 'kept') dispatch({ kind: 'refuse', at: latest.current.at, errors: {} });
    else if (isObjection(answer)) {
      const { errors, first } = answer;
      const at = placeErrors(steps, path, errors, first)?.at ?? latest.current.at;
      dispatch({ kind: 'refuse', at, errors });
      say(answer.message);
    } else dispatch({ kind: 'reset', start: props });
  }

  function say(message: StepText | undefined) {
    if (message === undefined) return;
    if (typeof message === 'function') showToast('error', message(i18n));
    else showToast('error', typeof message === 'string' ? message : i18n._(message));
  }

  function moveTo(to: number) {
    dispatch({ kind: 'move', to, left: steps[latest.current.at]?.fields ?? [] });
  }

  function move(to: number | null) {
    const { at } = latest.current;
    const passed = path.filter((index) => isAsked(steps[index], index, { at, to }));
    void run(async () => {
      const objection = await checkSteps(
        steps,
        to !== null && to < at ? [] : passed,
        latest.current.values,
      );
      // The dialog was closed while a check was waiting for its answer.
      if (isUnmounted.current) return;
      if (objection !== null) {
        const { message, ...refusal } = objection;
        dispatch({ kind: 'refuse', ...refusal });
        say(message);
      } else if (to === null) await submit();
      else moveTo(to);
    });
  }

  return {
    ...state,
    path,
    after,
    before: stepBefore(steps, state.at, jumps),
    refusal,
    running,
    change: (patch) => dispatch({ kind: 'change', patch, steps, derive: props.derive }),
    goTo: (index) => {
      if (index >= 0 && index < steps.length && index !== state.at) move(index);
    },
    next: () => move(after),
    submit: () => move(null),
    back() {
      const to = stepBefore(steps, state.at, jumps);
      if (to === null || running.current) return;
      setRefusal(null);
      moveTo(to);
    },
    restart: () => moveTo(0),
  };
}
