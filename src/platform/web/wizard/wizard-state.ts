import {
  type FieldErrors,
  fieldsCheckedWith,
  indexOfStep,
  omitErrors,
  type WizardStep,
} from './steps.ts';

/** The position and the values of a wizard. */
export interface WizardState<Values extends object> {
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
export type Derive<Values extends object> = (
  before: Values,
  patch: Partial<Values>,
) => Partial<Values>;

export interface WizardStart<Values extends object> {
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
