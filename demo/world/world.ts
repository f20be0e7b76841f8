import type { DateText } from '#domain/dates.ts';
import type {
  DemoExperience,
  DemoManagedPlace,
  DemoWaiting,
} from './experiences/demo-experience.ts';
import type { DemoItinerant } from './itinerants/demo-itinerant.ts';
import type {
  DemoCity,
  DemoFavorite,
  DemoPerson,
  DemoReservation,
  DemoReview,
  DemoSpeed,
  DemoStay,
  InstantText,
} from './types.ts';

export interface World {
  readonly seed: number;
  readonly today: DateText;
  readonly cities: readonly DemoCity[];
  readonly admin: DemoPerson;
  readonly hosts: readonly DemoPerson[];
  readonly guests: readonly DemoPerson[];
  /** Who was here before and has left reviews; they do nothing else. */
  readonly formerGuests: readonly DemoPerson[];
  readonly stays: readonly DemoStay[];
  readonly itinerants: readonly DemoItinerant[];
  readonly experiences: readonly DemoExperience[];
  readonly managedPlaces: readonly DemoManagedPlace[];
  readonly reservations: readonly DemoReservation[];
  readonly waiting: readonly DemoWaiting[];
  readonly reviews: readonly DemoReview[];
  readonly speeds: readonly DemoSpeed[];
  readonly favorites: readonly DemoFavorite[];
}

export interface WorldOptions {
  readonly seed: number;
  /** The day everything is seen from. */
  readonly today: DateText;
  /**
   * The instant everything is seen from; no event of the world is later. Pending requests and
   * unpaid approvals stand a few hours before it, so that their deadlines are still ahead.
   * 08:00 UTC of `today` when left out.
   */
  readonly now?: InstantText;
  readonly stays?: number;
  readonly hosts?: number;
  readonly guests?: number;
}
