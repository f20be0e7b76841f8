import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { DateText } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { firstName } from '#platform/web/ui/first-name.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';
import { type Booked, bookedOn, type HostNights } from './host-nights.ts';

/** What a guest is called on a calendar. */
export function guestLabel({ stay }: Pick<Booked, 'stay'>, i18n: I18n): string {
  return firstName(formatName(stay.guest.name, i18n));
}

/** A night as a screen reader says it: the day, what it is, and whose. */
export function nightLabel(night: DateText, nights: HostNights, i18n: I18n): string {
  const day = formatDay(night, i18n.locale, 'full');
  const said = [day, stateLabel(night, nights, i18n)];
  const booked = bookedOn(nights.booked, night);
  const names = (isAsked: boolean) =>
    booked.filter((each) => each.isAsked === isAsked).map((each) => guestLabel(each, i18n));
  const list = (of: string[]) => listFormat(i18n.locale, { type: 'conjunction' }).format(of);
  const [reserved, asked] = [names(false), names(true)];
  const who = list(reserved);
  const asking = list(asked);
  if (reserved.length > 0) said.push(i18n._(msg`Reserved by ${who}`));
  if (asked.length > 0) said.push(i18n._(msg`Requested by ${asking}`));
  const { price, minNights } = nights.termsOf(night);
  const amount = formatMoney(price ?? 0, i18n.locale);
  if (price !== null) said.push(i18n._(msg`${amount} a night`));
  if (minNights !== null) {
    said.push(
      i18n._(msg`Minimum stay ${plural(minNights, { one: '# night', other: '# nights' })}`),
    );
  }
  return said.filter((text) => text !== '').join('. ');
}

function stateLabel(night: DateText, nights: HostNights, i18n: I18n): string {
  const { capacity } = nights.calendar;
  const left = nights.leftOf(night);
  switch (nights.stateOf(night)) {
    case 'past':
      return i18n._(msg`This date has passed`);
    case 'beyond':
      return i18n._(msg`Not open to reservations yet`);
    case 'blocked':
      return i18n._(msg`Blocked`);
    case 'open':
      return left === capacity
        ? i18n._(msg`Open`)
        : i18n._(msg`${plural(left, { one: '# room left', other: '# rooms left' })}`);
    case 'taken':
      // Said by who has it.
      return bookedOn(nights.booked, night).length > 0 ? '' : i18n._(msg`Taken`);
  }
}
