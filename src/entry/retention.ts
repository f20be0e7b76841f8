import type { Expiry } from '#platform/server/database/delete-old-rows.ts';

/** How long the rows of a table are kept, and why. */
type Retention = { readonly why: string } & (
  | { readonly kept: 'forever' }
  /** As long as a row of another table, whose deletion deletes them. */
  | { readonly keptWith: string }
  /** Deleted by a job of their own, once they aren't needed any more. */
  | { readonly deletedBy: string }
  /** Deleted at an age. */
  | (Omit<Expiry, 'table' | 'hours'> & ({ readonly days: number } | { readonly hoursKept: number }))
);

const DERIVED = 'Derived from the listing by triggers; searches read it.';
const SANDBOX = 'The memory of the sandbox, which no real money passes through.';
const OTHER_SIDE = 'The record of both sides of a reservation.';
const MONEY = 'Money is on record for as long as the books are.';

/**
 * Every table, and how long its rows are kept. `docs/operations.md` and the privacy page say the
 * same in words. A new table is added here; `retention.test.ts` refuses one that is missing, and one
 * whose age has no index.
 */
export const RETENTION: Readonly<Record<string, Retention>> = {
  // Deleted at an age.
  mail_outbox: {
    days: 30,
    since: 'created_at',
    only: "status in ('sent', 'failed', 'overtaken')",
    why: 'No event is repeated after so long. Until then its key keeps a repeat from being sent.',
  },
  notice: {
    days: 400,
    since: 'created_at',
    why: 'The bell shows the latest 50. A year and some weeks cover a yearly trip.',
  },
  support_ticket: {
    days: 365,
    since: 'created_at',
    why: 'The twelve months that the privacy page names.',
  },
  experience_acknowledgement: {
    days: 2_557,
    since: 'at',
    why: 'Waivers are evidence for seven years (spec 2 §9), longer than account and listing.',
  },
  idempotency_key: {
    hoursKept: 24,
    since: 'created_at',
    why: 'Answers are replayed for a day.',
  },
  ledger_check: {
    days: 400,
    since: 'checked_at',
    why: 'A year and some weeks: since when something differs can be looked up.',
  },
  changed_listing: {
    days: 9,
    since: 'seen_at',
    why: 'When a listing changed last: searches that are told weekly ask for a week of it.',
  },
  search_tally: {
    days: 60,
    since: 'hour',
    why: 'The console compares two weeks. It counts, and names nobody.',
  },
  session: { days: 0, since: 'expires_at', why: 'It signs nobody in any more.' },
  verification: { days: 0, since: 'expires_at', why: 'Its link opens nothing any more.' },
  flight_search: {
    days: 0,
    since: 'expires_at',
    why: 'An answer of the airlines that is not shown any more.',
  },

  // Deleted by jobs of their own.
  change: { deletedBy: 'each server, after ten minutes', why: 'Every server has read it by then.' },
  listing_change: {
    deletedBy: 'alerts.take-changes',
    why: 'Until saved searches were compared with it, a minute.',
  },
  rate_limit: { deletedBy: 'each server, once it has expired', why: 'A count of a window.' },
  mail_gathering: {
    deletedBy: 'reservations.mail-gathered',
    why: 'Gone with the first ten minutes in which nothing happened.',
  },
  hidden_review: {
    deletedBy: 'reviews.open-due',
    why: 'Moved to the open ones when its time of hiding is over.',
  },
  upload: {
    deletedBy: 'listings.forget-unused-pictures',
    why: 'For as long as something shows it, and 30 days.',
  },
  deleted_picture: {
    deletedBy: 'listings.delete-pictures',
    why: 'Until its content is deleted where it is stored.',
  },

  // With their owner.
  person_note: { deletedBy: 'the deletion of its account', why: 'What staff note for each other.' },
  support_answer: { keptWith: 'support_ticket', why: 'A part of its thread.' },
  account: { keptWith: 'user', why: 'A way to sign in.' },
  profile: { keptWith: 'user', why: 'What a person says about themselves.' },
  favorite: { keptWith: 'user', why: 'A wish has no end.' },
  saved_reply: { keptWith: 'user', why: 'Until the person deletes it.' },
  saved_search: { keptWith: 'user', why: 'Until the person deletes it.' },
  saved_search_match: {
    keptWith: 'saved_search',
    why: 'What was told of a listing, so that it is told once.',
  },
  wishlist: { keptWith: 'user', why: 'Until the person deletes it.' },
  wishlist_entry: { keptWith: 'wishlist', why: 'A listing of the list, and a note about it.' },
  wishlist_heart: {
    keptWith: 'wishlist_entry',
    why: 'Until who gave it takes it back, or deletes their account.',
  },
  listing_draft: { keptWith: 'user', why: 'One of each kind: a host may go on at any time.' },
  calendar_feed: { keptWith: 'user', why: 'One a person, until it is revoked.' },
  payout_account: { keptWith: 'user', why: 'Where a host is paid.' },
  night_waitlist: { keptWith: 'user', why: 'The person sees what became of it.' },
  co_host: { keptWith: 'user', why: 'Who may act for whom, and who could.' },
  co_host_act: { keptWith: 'co_host', why: 'A host sees what was done in their name.' },
  waitlist: { keptWith: 'user', why: 'The person sees what became of it.' },

  passkey: { keptWith: 'user', why: 'A way to sign in.' },
  push_subscription: {
    keptWith: 'session',
    why: 'A browser shows notifications while it is signed in.',
  },
  push_choice: { keptWith: 'user', why: 'Which notifications a person gets.' },
  second_factor: { keptWith: 'user', why: 'What a sign-in is completed with.' },
  backup_code: { keptWith: 'second_factor', why: 'Used up one by one.' },
  identity_check: {
    keptWith: 'user',
    why: 'Whether a document was shown, and when; what it said was never stored.',
  },
  block: { keptWith: 'user', why: 'A person undoes it.' },

  // With a listing, whose row remains for its reservations.
  stay: { keptWith: 'listing', why: 'What a home is.' },
  listing_view: {
    keptWith: 'listing',
    why: 'Numbers of days, so that years can be compared. They name nobody.',
  },
  itinerant: { keptWith: 'listing', why: 'What an itinerant is.' },
  scheduled_message: {
    keptWith: 'listing',
    why: 'Until its host changes it, or the account is deleted.',
  },
  itinerant_stop: { keptWith: 'itinerant', why: 'Its journey.' },
  itinerant_stop_arrival: { keptWith: 'itinerant', why: 'Where guests of a stop go.' },
  itinerant_crew: { keptWith: 'listing', why: 'What was shown of its crew, in order.' },
  experience: { keptWith: 'listing', why: 'What an experience is.' },
  experience_entry: { keptWith: 'experience', why: 'Its timetable.' },
  listing_arrival: { keptWith: 'listing', why: 'How guests get in; emptied with the account.' },
  listing_picture: { keptWith: 'listing', why: 'Its pictures.' },
  listing_session: { keptWith: 'listing', why: 'Seats sold: what makes overselling impossible.' },
  night: { keptWith: 'listing', why: 'Nights sold: what makes overselling impossible.' },
  night_override: { keptWith: 'listing', why: 'Prices of single nights.' },
  imported_calendar: { keptWith: 'listing', why: 'Until its host removes it, or the home.' },
  imported_night: { keptWith: 'imported_calendar', why: 'Nights taken on another platform.' },
  home_calendar: { keptWith: 'listing', why: 'One a home, until it is revoked.' },
  calendar_conflict: {
    keptWith: 'imported_calendar',
    why: 'Deleted by the next fetch that finds no such night any more.',
  },
  stay_search: { keptWith: 'listing', why: DERIVED },
  itinerant_search: { keptWith: 'listing', why: DERIVED },
  itinerant_place: { keptWith: 'listing', why: DERIVED },
  experience_search: { keptWith: 'listing', why: DERIVED },
  review: { keptWith: 'listing', why: 'Guests read it; its text goes with the account.' },
  review_report: { keptWith: 'review', why: 'Who reported it, once a person.' },
  wifi_measurement: { keptWith: 'reservation', why: 'Evidence of the guarantee.' },
  stay_month: { keptWith: 'reservation', why: 'Its part in the figures of its host.' },
  message: { keptWith: 'conversation', why: 'Both sides read it; its text goes with the account.' },
  message_picture: { keptWith: 'upload', why: 'It goes with the account of its writer.' },

  // With a reservation.
  accommodation_letter: {
    keptWith: 'reservation',
    why: 'Who was given a letter can check it later; deleted with its guest’s account.',
  },
  reservation_change: { keptWith: 'reservation', why: OTHER_SIDE },
  reservation_event: { keptWith: 'reservation', why: OTHER_SIDE },
  reservation_session: { keptWith: 'reservation', why: OTHER_SIDE },
  guest_review: { keptWith: 'reservation', why: 'Hosts read it before they approve.' },
  scheduled_message_outcome: {
    keptWith: 'reservation',
    why: 'What became of a message that a home sends by itself, so that it goes once.',
  },
  deposit_claim: { keptWith: 'reservation', why: OTHER_SIDE },
  problem_case: { keptWith: 'reservation', why: OTHER_SIDE },
  resolution_entry: { keptWith: 'problem_case', why: OTHER_SIDE },

  // For ever.
  audit_entry: {
    kept: 'forever',
    why: 'What staff did can be read for as long as there is staff.',
  },
  moderation_item: { kept: 'forever', why: 'Reports and decisions refer to it.' },
  moderation_signal: { kept: 'forever', why: 'Its key keeps a signal from being noticed twice.' },
  moderation_decision: {
    kept: 'forever',
    why: 'Appeals, the figures of a year, and the earlier ones of a person.',
  },
  report: {
    kept: 'forever',
    why: 'One a person and thing. Its words go with the account; those of a signed-out reporter, and their address, once an objection is out of time (trust.delete-addresses).',
  },
  user: { kept: 'forever', why: 'Emptied when it is deleted: reservations refer to it.' },
  listing: { kept: 'forever', why: 'Marked when it is deleted: reservations refer to it.' },
  reservation: { kept: 'forever', why: OTHER_SIDE },
  conversation: { kept: 'forever', why: 'Both sides read it.' },
  payment: { kept: 'forever', why: MONEY },
  refund: { kept: 'forever', why: MONEY },
  ledger_transfer: { kept: 'forever', why: MONEY },
  ledger_entry: { kept: 'forever', why: MONEY },
  host_entry: { kept: 'forever', why: MONEY },
  payout: { kept: 'forever', why: MONEY },
  payout_part: { kept: 'forever', why: MONEY },
  reconciliation: { kept: 'forever', why: 'One row a list of the provider.' },
  provider_difference: { kept: 'forever', why: 'What differed from the provider, and until when.' },
  managed_place: { kept: 'forever', why: 'Some hundred public places.' },
  app_meta: { kept: 'forever', why: 'Some facts about the database itself.' },
  stay_tally: { kept: 'forever', why: 'A row a category.' },
  sandbox_account: { kept: 'forever', why: SANDBOX },
  sandbox_checkout: { kept: 'forever', why: SANDBOX },
  sandbox_onboarding: { kept: 'forever', why: SANDBOX },
  sandbox_refund: { kept: 'forever', why: SANDBOX },
  sandbox_transfer: { kept: 'forever', why: SANDBOX },
};

/** The tables whose rows are deleted at an age. */
export const EXPIRIES: readonly Expiry[] = Object.entries(RETENTION).flatMap(
  ([table, retention]) => {
    if (!('since' in retention)) return [];
    const { since, only } = retention;
    const hours = 'days' in retention ? 24 * retention.days : retention.hoursKept;
    return [only === undefined ? { table, hours, since } : { table, hours, since, only }];
  },
);
