/** Context of a step's body, see `createWizard`. */
export interface WizardControl<Values extends object> {
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
