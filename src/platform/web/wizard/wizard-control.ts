/** What the body of a step is given, see `createWizard`. */
export interface WizardControl<Values extends object> {
  /** The values of all steps. */
  readonly values: Values;
  /**
   * Changes some of them; what was said to be wrong with these, and with what is checked together
   * with them, is taken back.
   */
  change(patch: Partial<Values>): void;
  /** What is wrong, in the reader's language, by the name of the field. */
  readonly errors: { readonly [Name in keyof Values & string]?: string };
  /** While it is checked or submitted. */
  readonly busy: boolean;
  /** The id of the step that is shown. */
  readonly stepId: string;
  /** Goes to another step; forwards only as far as the steps between are content. */
  goTo(stepId: string): void;
  /** As the button at the end: the next step, or submitting on the last one. */
  next(): void;
  /** Submits from whichever step, as the last one's button does: what isn't content is gone to. */
  submit(): void;
}
