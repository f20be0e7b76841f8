import type { DateText } from '#domain/dates.ts';
import type { TravelDraft } from './travel-draft.ts';

/** State and actions shared by the parts of the bar and of its panel. */
export interface BarControl {
  readonly draft: TravelDraft;
  /** The reader's day. */
  readonly today: DateText;
  /** Whether the code of the origin was found wanting. */
  readonly isOriginWrong: boolean;
  change(draft: TravelDraft): void;
}
