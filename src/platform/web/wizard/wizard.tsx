import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useInsertionEffect,
  useMemo,
  useRef,
} from 'react';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { createScope } from '#platform/web/scope/create-scope.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog, type DialogProps } from '#platform/web/ui/dialog.tsx';
import { focusField } from './focus-field.ts';
import { Progress } from './progress.tsx';
import { preloadBody, StepBody } from './step-body.tsx';
import { firstWrong, indexOfStep, type WizardStep } from './steps.ts';

import { useDraft } from './use-draft.ts';
import { type Machine, type MachineProps, useMachine } from './use-machine.ts';

/**
 * A wizard as data and two functions. `initial` and `initialStep` may be those of a draft; with
 * `free` every step may be opened at once, as in an edit. `onSubmit` saves and closes; its result
 * is shown at the fields, and an exception as the toast of spec 3 §8. Afterwards the wizard is on
 * its first step with its initial values (spec 3 §4).
 */
export interface WizardProps<Values extends object> extends MachineProps<Values> {
  readonly title: ReactNode;
  /** The button of the last step; may be an element that reads `useWizard`. */
  readonly lastLabel: ReactNode;
  /** Content between Back and Next on every step; may read `useWizard`. */
  readonly tools?: ReactNode;
  /** Content above the body of every step. */
  readonly notice?: ReactNode;
  readonly size?: DialogProps['size'];
  /** Whether changed values are lost on closing; then it asks first. */
  readonly losesOnClose: boolean;
  /** Whether there are changes outside of the values, such as pictures. */
  readonly isChangedBeside?: boolean;
  /** Called once a person pauses, with all values and the id of the step they are on. */
  onDraft?(values: Values, stepId: string): void;
  /** Called as the page is hidden or closed, after the last values were passed to `onDraft`. */
  onHide?(): void;
  onClose(): void;
}

/**
 * A wizard for forms of one type, and the hook by which the bodies of its steps read and change
 * them.
 */
export interface TypedWizard<Values extends object> {
  Wizard(this: void, props: WizardProps<Values>): ReactNode;
  /**
   * The values of the wizard around a step's body, and the moves between its steps.
   *
   * @throws Error outside of the wizard
   */
  useWizard(this: void): WizardControl<Values>;
}

/**
 * Makes the wizard of one type of form, at the top of a module that its steps import: they share
 * its values through a context of their own, so that a step can't be used in another wizard.
 */
export function createWizard<Values extends object>(): TypedWizard<Values> {
  const { ScopeProvider, useScope } = createScope<WizardControl<Values>>('its wizard');
  return {
    Wizard(props) {
      const machine = useMachine(props);
      const control = useControl(machine, props.steps);
      return (
        <ScopeProvider value={control}>
          <WizardDialog {...props} machine={machine} />
        </ScopeProvider>
      );
    },
    useWizard: useScope,
  };
}

/**
 * A dialog with steps: full-screen on phones, Back and Next always in the same place, Enter goes to
 * the next step, and each move focuses the heading of the step.
 */
function WizardDialog<Values extends object>({
  machine,
  ...props
}: WizardProps<Values> & { machine: Machine<Values> }) {
  const {
    title,
    steps,
    lastLabel,
    tools,
    notice,
    size = 'wide',
    losesOnClose,
    onDraft,
    onHide,
    onClose,
  } = props;
  const { i18n } = useLingui();
  const formId = useId();
  const { values, at, after, before, busy, path, furthest } = machine;
  const step = steps[at];
  const missing = step?.missing?.(values) ?? null;
  const missingId = useId();
  const isChanged =
    props.isChangedBeside === true || (machine.touched && !isSame(values, props.initial));
  useDraft(values, step?.id, machine.touched, busy, machine.running, { onDraft, onHide });
  const nextBody = after === null ? undefined : steps[after]?.body;
  useEffect(() => whenIdle(() => preloadBody(nextBody)), [nextBody]);
  useLaidOutAhead(formId);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // A form within a portal of this one submits itself alone.
    event.stopPropagation();
    machine.next();
  }

  return (
    <Dialog
      title={title}
      size={size}
      tall
      busy={machine.saving}
      unsaved={losesOnClose && isChanged}
      onClose={onClose}
      above={
        step === undefined ? null : (
          <Progress
            steps={steps}
            path={path}
            at={at}
            furthest={furthest}
            busy={busy}
            onGoTo={machine.goTo}
          />
        )
      }
      footer={
        <div className="grid gap-2">
          {machine.refusal === null ? null : (
            <p role="alert" className="text-danger text-sm">
              {machine.refusal}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-end gap-3">
            {before === null ? null : (
              <Button look="secondary" disabled={busy} onClick={machine.back}>
                <Trans>Back</Trans>
              </Button>
            )}
            <div className="flex min-w-fit flex-1 items-center gap-3">{tools}</div>
            {missing === null ? null : (
              <p id={missingId} className="text-sm text-soft">
                {i18n._(missing)}
              </p>
            )}
            {step === undefined ? (
              <Button onClick={machine.restart}>
                <Trans>Back to the first step</Trans>
              </Button>
            ) : (
              <Button
                type="submit"
                form={formId}
                busy={busy}
                disabled={missing !== null}
                aria-describedby={missing === null ? undefined : missingId}
              >
                {after === null ? <span>{lastLabel}</span> : <Trans>Next</Trans>}
              </Button>
            )}
          </div>
        </div>
      }
    >
      {step === undefined ? (
        <p role="alert">
          <Trans>Error: Invalid step</Trans>
        </p>
      ) : (
        <form id={formId} noValidate onSubmit={onSubmit} data-kept="" className="grid gap-5">
          {notice}
          <Screen key={step.id} step={step} machine={machine} heading={i18n._(step.title)} />
        </form>
      )}
    </Dialog>
  );
}

function useControl<Values extends object>(
  machine: Machine<Values>,
  steps: readonly WizardStep<Values>[],
): WizardControl<Values> {
  const { i18n } = useLingui();
  const errors = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(machine.errors as Record<string, Parameters<typeof i18n._>[0]>).map(
          ([name, error]) => [name, typeof error === 'string' ? error : i18n._(error)],
        ),
      ) as WizardControl<Values>['errors'],
    [machine.errors, i18n],
  );
  return {
    values: machine.values,
    change: machine.change,
    errors,
    busy: machine.busy,
    stepId: steps[machine.at]?.id ?? '',
    goTo: (id) => machine.goTo(indexOfStep(steps, id)),
    next: machine.next,
    submit: machine.submit,
  };
}

function Screen<Values extends object>({
  step,
  machine,
  heading,
}: {
  step: WizardStep<Values>;
  machine: Machine<Values>;
  heading: string;
}) {
  const { moves, refusals, errors } = machine;
  const element = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wrong = firstWrong(step.fields, errors);
  const count = step.fields.filter((name) => errors[name] !== undefined).length;

  useEffect(() => {
    // On opening, the dialog itself sets the focus.
    if (moves === 0) return;
    element.current?.closest('form')?.parentElement?.scrollTo({ top: 0 });
    title.current?.focus();
  }, [moves]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal shows its first field, and no change of a field does.
  useEffect(() => {
    if (refusals === 0 || wrong === null || element.current === null) return;
    if (!focusField(element.current, wrong)) title.current?.focus();
  }, [refusals]);

  return (
    <section
      ref={element}
      className="grid gap-5 transition-opacity duration-150 starting:opacity-0"
    >
      <h3 ref={title} tabIndex={-1} className="font-semibold text-xl outline-none">
        {heading}
      </h3>
      <StepBody body={step.body} />
      <p role="status" className="sr-only">
        {count === 0 ? null : (
          <Plural
            value={count}
            one="# field needs another look."
            other="# fields need another look."
          />
        )}
      </p>
    </section>
  );
}

function isSame(values: object, initial: object): boolean {
  return JSON.stringify(values) === JSON.stringify(initial);
}

/**
 * Computes styles and layout of a dialog that is rendered out of sight once while the page is idle.
 * The browser caches the results (matching rules, widths of words), so that a click that opens the
 * dialog takes a quarter less time.
 *
 * @param id of an element within the dialog
 */
function useLaidOutAhead(id: string): void {
  // The only effect that React runs, and the only element that it has, while a dialog is out of
  // sight.
  useInsertionEffect(() => whenIdle(() => layOutOnce(id)), [id]);
}

function layOutOnce(id: string): void {
  const dialog = document.getElementById(id)?.closest('dialog');
  if (!dialog || dialog.open) return;
  const { style } = dialog;
  const [display, priority] = [style.display, style.getPropertyPriority('display')];
  style.position = 'fixed';
  style.setProperty('display', 'block', 'important');
  // Reading it forces a layout; nothing is painted before everything is restored. It isn't made
  // invisible: inherited styles would differ from the open state, and be computed again.
  void dialog.offsetHeight;
  style.setProperty('display', display, priority);
  style.position = '';
}

/** Context of a step's body, see `createWizard`. */
interface WizardControl<Values extends object> {
  /** The values of all steps. */
  readonly values: Values;
  /**
   * Changes some values; the errors of these, and of fields that are checked together with them,
   * are cleared.
   */
  change(patch: Partial<Values>): void;
  /** Errors in the reader's language, by the name of the field. */
  readonly errors: { readonly [Name in keyof Values & string]?: string };
  /** While it is checked or submitted. */
  readonly busy: boolean;
  /** The id of the step that is shown. */
  readonly stepId: string;
  /** Opens another step; forwards only as far as the steps between pass their checks. */
  goTo(stepId: string): void;
  /** Like the button at the end: the next step, or submitting on the last one. */
  next(): void;
  /** Submits from any step, as the last one's button does: a failing step is opened. */
  submit(): void;
}
