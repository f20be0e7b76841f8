import { msg } from '@lingui/core/macro';
import type { Translator } from '#platform/server/services.ts';
import { deadline, describeSeats, type Mail, placeMoment, type WaitlistFacts } from './waitlist.ts';

/** Changes of a session that guests wait for. */
export interface Move {
  /** The previous start; the current one where only the end changed; null where no time changed. */
  readonly from: Temporal.Instant | null;
  readonly placeChanged: boolean;
  /** Until when seats are reserved for the recipient; null without an offer. */
  readonly offerUntil: Temporal.Instant | null;
}

/**
 * The session is at another time, or at another place; the recipient keeps their place or offer.
 */
export function sessionMovedEmail(facts: WaitlistFacts, move: Move, translate: Translator): Mail {
  const { title } = facts;
  const heading = translate(msg`The date you're waiting for has changed`);
  const changes = [timeText(facts, move, translate), placeText(facts, move, translate)].filter(
    (text) => text !== null,
  );
  return {
    subject: translate(msg`Changes to ${title}`),
    preheader: changes[0] ?? heading,
    heading,
    paragraphs: [
      ...changes,
      describeRetainedPlace(facts, move, translate),
      translate(msg`If it no longer suits you, you can leave the waitlist.`),
    ],
    facts: describeSeats(facts, translate),
    action: { label: translate(msg`See the experience`), url: facts.url },
  };
}

function timeText(facts: WaitlistFacts, { from }: Move, translate: Translator): string | null {
  if (from === null) return null;
  const { title, startsAt } = facts;
  const after = placeMoment(startsAt, facts, translate);
  if (from.equals(startsAt)) {
    return translate(msg`${title} still begins on ${after}, but ends at another time.`);
  }
  const before = placeMoment(from, facts, translate);
  return translate(msg`${title} now begins on ${after} instead of ${before}.`);
}

function placeText(
  { title }: WaitlistFacts,
  { placeChanged }: Move,
  translate: Translator,
): string | null {
  return placeChanged
    ? translate(msg`${title} takes place somewhere else now. See its page for where that is.`)
    : null;
}

function describeRetainedPlace(
  facts: WaitlistFacts,
  { offerUntil }: Move,
  translate: Translator,
): string {
  if (offerUntil === null) return translate(msg`You keep your place in line.`);
  const until = deadline(offerUntil, facts, translate);
  return translate(msg`Your offer still stands: we hold the seats for you until ${until}.`);
}
