import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError, isSignedOut, OfflineError } from '#platform/web/api/client.ts';
import { dropSavedPage, registerWizard, savedWizard } from '#platform/web/parts/saved-page.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  checkSteps,
  type FieldErrors,
  fieldsCheckedWith,
  indexOfStep,
  isObjection,
  listPath,
  omitErrors,
  placeErrors,
  type StepJump,
  type StepText,
  type SubmitAnswer,
  stepAfter,
  stepBefore,
  type WizardStep,
} from './steps.ts';

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
  const [state, act] = useReducer(wizardReducer<Values>, props, restoreOrStart<Values>);
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
      act({ kind: 'go-on' });
      setRefusal(describeError(error));
    } else act({ kind: 'refuse', ...objection });
    const text = isSignedOut(error) ? error.message : props.failureText?.(error);
    showToast('error', text ?? t`Something went wrong.`);
  }

  /** One at a time; a failure is shown, and nothing is lost. */
  async function run(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setRefusal(null);
    act({ kind: 'wait' });
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
    }
  }

  async function submit() {
    act({ kind: 'save' });
    const { values } = latest.current;
    const answer = await onSubmit(values);
    if (answer === 'kept') act({ kind: 'refuse', at: latest.current.at, errors: {} });
    else if (isObjection(answer)) {
      const { errors, first } = answer;
      const at = placeErrors(steps, path, errors, first)?.at ?? latest.current.at;
      act({ kind: 'refuse', at, errors });
      say(answer.message);
    } else act({ kind: 'reset', start: props });
  }

  function say(message: StepText | undefined) {
    if (message === undefined) return;
    if (typeof message === 'function') showToast('error', message(i18n));
    else showToast('error', typeof message === 'string' ? message : i18n._(message));
  }

  function moveTo(to: number) {
    act({ kind: 'move', to, left: steps[latest.current.at]?.fields ?? [] });
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
        act({ kind: 'refuse', ...refusal });
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
    change: (patch) => act({ kind: 'change', patch, steps, derive: props.derive }),
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

/** The position and the values of a wizard. */
interface WizardState<Values extends object> {
  readonly values: Values;
  /** The index of the step that is shown; -1 for one that is not known (spec 3 §4). */
  readonly at: number;
  /** The furthest step they have been to; they may go back and forth up to it. */
  readonly furthest: number;
  readonly errors: FieldErrors<Values>;
  /** Counts each time errors were found, so that the first is shown again. */
  readonly refusals: number;
  /** Counts the moves between steps, so that each brings the keyboard to its heading. */
  readonly moves: number;
  /** Whether there are changes worth saving as a draft. */
  readonly touched: boolean;
  /** While it is checked or saved. */
  readonly busy: boolean;
  /** While it is saved, when the wizard can't be closed. */
  readonly saving: boolean;
}

export type WizardAction<Values extends object> =
  | {
      readonly kind: 'change';
      readonly patch: Partial<Values>;
      readonly steps: WizardStart<Values>['steps'];
      readonly derive?: Derive<Values> | undefined;
    }
  | {
      readonly kind: 'move';
      readonly to: number;
      /** Fields of the step that is left: errors of other fields stay. */
      readonly left: readonly string[];
    }
  | { readonly kind: 'refuse'; readonly at: number; readonly errors: FieldErrors<Values> }
  | { readonly kind: 'wait' }
  | { readonly kind: 'save' }
  | { readonly kind: 'go-on' }
  | { readonly kind: 'reset'; readonly start: WizardStart<Values> };

/**
 * Further changes that follow from a change: choices that no longer fit the new one are cleared
 * (spec 2 §4). A pure function; the fields in its result count as changed too.
 *
 * @param before the values before the change
 */
type Derive<Values extends object> = (before: Values, patch: Partial<Values>) => Partial<Values>;

interface WizardStart<Values extends object> {
  readonly steps: readonly WizardStep<Values>[];
  readonly initial: Values;
  readonly initialStep?: string | undefined;
  readonly free?: boolean | undefined;
}

const AT_REST = { busy: false, saving: false } as const;

/** A wizard as it opens: on its first step, or on that of a draft. */
export function initialState<Values extends object>(
  start: WizardStart<Values>,
): WizardState<Values> {
  const { steps, initial, initialStep, free } = start;
  const at = initialStep === undefined ? 0 : indexOfStep(steps, initialStep);
  return {
    values: initial,
    at,
    furthest: free === true ? steps.length - 1 : Math.max(0, at),
    errors: {},
    refusals: 0,
    moves: 0,
    touched: false,
    ...AT_REST,
  };
}

/** The state after a move, a change or an answer. */
export function wizardReducer<Values extends object>(
  state: WizardState<Values>,
  action: WizardAction<Values>,
): WizardState<Values> {
  switch (action.kind) {
    case 'change': {
      const patch = { ...action.patch, ...action.derive?.(state.values, action.patch) };
      const changed = fieldsCheckedWith(action.steps, Object.keys(patch));
      return {
        ...state,
        values: { ...state.values, ...patch },
        errors: omitErrors(state.errors, changed),
        touched: true,
      };
    }
    case 'move':
      return {
        ...state,
        at: action.to,
        furthest: Math.max(state.furthest, action.to),
        errors: omitErrors(state.errors, action.left),
        moves: state.moves + (action.to === state.at ? 0 : 1),
        ...AT_REST,
      };
    case 'refuse':
      return {
        ...state,
        at: action.at,
        errors: action.errors,
        refusals: state.refusals + 1,
        ...AT_REST,
      };
    case 'wait':
      return { ...state, busy: true };
    case 'save':
      return { ...state, busy: true, saving: true };
    case 'go-on':
      return { ...state, ...AT_REST };
    case 'reset':
      // On its first step, also where it opened on that of a draft.
      return {
        ...initialState({ ...action.start, initialStep: undefined }),
        moves: state.moves,
        refusals: state.refusals,
      };
  }
}
