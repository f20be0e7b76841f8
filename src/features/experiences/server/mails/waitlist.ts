import { msg, plural } from '@lingui/core/macro';
import { formatMoney } from '#domain/money.ts';
import { mailedDeadline, mailedMoment } from '#platform/server/mail/mailed-times.ts';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';

/** Facts of an email to a guest on a waitlist. */
export interface WaitlistFacts {
  readonly title: string;
  readonly seats: number;
  readonly startsAt: Temporal.Instant;
  /** IANA zone of the place. */
  readonly timeZone: string;
  /** City of the place, in the recipient's language. */
  readonly city: string;
  /** IANA zone that the recipient chose; null where they chose none. */
  readonly readerZone: string | null;
  readonly url: string;
}

export type Mail = MailContent & { readonly subject: string };

/**
 * Seats are reserved for the recipient.
 *
 * @param facts.total cents for all the seats
 */
export function offerEmail(
  facts: WaitlistFacts & { readonly until: Temporal.Instant; readonly total: number },
  translate: Translator,
): Mail {
  const { title } = facts;
  const until = deadline(facts.until, facts, translate);
  return {
    subject: translate(msg`A place for you: ${title}`),
    preheader: translate(msg`Held for you until ${until}.`),
    heading: translate(msg`There's room for you`),
    paragraphs: [
      translate(
        msg`Seats for ${title} have become available. We hold them for you until ${until}.`,
      ),
    ],
    facts: [
      ...describeSeats(facts, translate),
      { label: translate(msg`Total`), value: formatMoney(facts.total, translate.locale) },
    ],
    action: { label: translate(msg`See the offer`), url: facts.url },
  };
}

/**
 * Seats are no longer offered so close to the start: they go to the first to reserve.
 *
 * @param facts.seats that are free
 */
export function freeSeatsEmail(facts: WaitlistFacts, translate: Translator): Mail {
  const { title } = facts;
  return {
    subject: translate(msg`Seats available: ${title}`),
    preheader: translate(msg`First come, first served.`),
    heading: translate(msg`There are seats available`),
    paragraphs: [
      translate(
        msg`Seats for ${title} have become available. It starts soon, so whoever books first gets them.`,
      ),
    ],
    facts: describeSeats(facts, translate),
    action: { label: translate(msg`Book now`), url: facts.url },
  };
}

/** The offer has expired. */
export function offerExpiredEmail(facts: WaitlistFacts, translate: Translator): Mail {
  const { title } = facts;
  const text = translate(
    msg`Your offer for ${title} has ended, and the seats go to the next in line.`,
  );
  return {
    subject: translate(msg`Your offer for ${title} has ended`),
    preheader: text,
    heading: translate(msg`Your offer has ended`),
    paragraphs: [
      text,
      translate(msg`If you'd still like to come, you can join the waitlist again.`),
    ],
    action: { label: translate(msg`See the experience`), url: facts.url },
  };
}

/** The session was cancelled, or its experience was deleted. */
export function waitlistClosedEmail(facts: WaitlistFacts, translate: Translator): Mail {
  const { title } = facts;
  const startsAt = placeMoment(facts.startsAt, facts, translate);
  const text = translate(
    msg`${title} on ${startsAt} won't take place, so you're no longer on its waitlist.`,
  );
  return {
    subject: translate(msg`${title} won't take place`),
    preheader: text,
    heading: translate(msg`This date was cancelled`),
    paragraphs: [text, translate(msg`There's nothing you need to do.`)],
    action: { label: translate(msg`See other dates`), url: facts.url },
  };
}

/** The start, and the number of seats that the recipient waits for. */
export function describeSeats(facts: WaitlistFacts, translate: Translator) {
  const { seats, startsAt } = facts;
  return [
    { label: translate(msg`Starts`), value: placeMoment(startsAt, facts, translate) },
    {
      label: translate(msg`Seats`),
      value: translate(msg`${plural(seats, { one: '# seat', other: '# seats' })}`),
    },
  ];
}

/** A time at the place, in its time zone, with the recipient's local time where that differs. */
export function placeMoment(
  at: Temporal.Instant,
  { timeZone, city, readerZone }: WaitlistFacts,
  translate: Translator,
): string {
  return mailedMoment(at, { translate, readerZone, zone: timeZone, city });
}

/** A deadline in the recipient's time zone, otherwise in that of the place. */
export function deadline(
  at: Temporal.Instant,
  { timeZone, city, readerZone }: WaitlistFacts,
  translate: Translator,
): string {
  return mailedDeadline(at, { translate, readerZone, zone: timeZone, city });
}
