/** One step of a refund over time. */
export interface RefundStep {
  /** ISO instants; `until` is null for the last step. */
  readonly from: string;
  readonly until: string | null;
  /** Cents. */
  readonly amount: number;
  /** A rule of `domain/refunds`. */
  readonly rule: string;
  readonly percent: number;
}

/** A step, or a run of steps whose refund falls each day. */
export interface ShownStep extends RefundStep {
  /** The refund falls with every night up to `until`; `amount` is the first one. */
  readonly falling: boolean;
}

/**
 * A refund timeline short enough to read: steps that fall night by night under one rule are shown
 * as one.
 */
export function shownSteps(steps: readonly RefundStep[]): ShownStep[] {
  const shown: ShownStep[] = [];
  for (const step of steps) {
    const last = shown.at(-1);
    const joins =
      last !== undefined &&
      last.rule === step.rule &&
      last.percent === step.percent &&
      step.amount < last.amount;
    if (joins) shown[shown.length - 1] = { ...last, until: step.until, falling: true };
    else shown.push({ ...step, falling: false });
  }
  return shown;
}

/** The step that applies at an ISO instant; the last one afterwards. */
export function stepAt<Step extends RefundStep>(
  steps: readonly Step[],
  at: string,
): Step | undefined {
  const now = Date.parse(at);
  return steps.find(({ until }) => until === null || now <= Date.parse(until)) ?? steps.at(-1);
}
