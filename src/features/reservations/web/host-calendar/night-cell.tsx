import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { DateText } from '#domain/dates.ts';
import { firstName } from '#domain/first-name.ts';
import { formatMoney } from '#domain/money.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { CalendarClock, CircleAlert, Lock, Moon } from '#platform/web/ui/icons.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';
import { type Bar, type Booked, bookedOn, type GridDay, type HostNights } from './host-nights.ts';

/** Bars that have room under each other. */
const LANES = 2;
const STRIPES =
  'bg-[repeating-linear-gradient(135deg,var(--sunken)_0_6px,var(--line)_6px_7px)] text-soft';

/** One night: its number, its state, and the bars of stays that begin or continue here. */
export function NightCell({
  day: { date, bars },
  nights,
  number,
  isChosen,
  isFocused,
  focusedElement,
  onPress,
}: {
  day: GridDay;
  nights: HostNights;
  number: string;
  isChosen: boolean;
  isFocused: boolean;
  focusedElement: RefObject<HTMLButtonElement | null>;
  onPress(night: DateText, extends_: boolean): void;
}) {
  const { i18n } = useLingui();
  const state = nights.stateOf(date);
  const { capacity, today } = nights.calendar;
  const left = nights.countLeft(date);
  const isOut = state === 'past' || state === 'beyond';
  const isConflict = nights.isConflict(date);
  const hidden = bookedOn(nights.booked, date).filter(({ lane }) => lane >= LANES).length;
  return (
    <td
      className={`relative h-17 border-line border-t p-0 sm:h-24 not-first:border-s ${groundClass(nights, date)}`}
    >
      <button
        ref={isFocused ? focusedElement : undefined}
        type="button"
        data-night={date}
        tabIndex={isFocused ? 0 : -1}
        aria-label={nightLabel(date, nights, i18n)}
        aria-pressed={isChosen}
        aria-disabled={isOut}
        aria-current={date === today ? 'date' : undefined}
        onClick={(event) => onPress(date, event.shiftKey)}
        onContextMenu={(event) => event.preventDefault()}
        className={`relative flex h-17 w-full items-start justify-between p-1.5 text-sm tabular-nums -outline-offset-2 sm:h-24 sm:p-2.5 ${isOut ? 'cursor-not-allowed text-ink/40' : 'cursor-pointer'} ${isChosen ? 'bg-ember-tint/70 shadow-[inset_0_0_0_2px_var(--ember)]' : isOut ? '' : 'hover:bg-ink/5'}`}
      >
        <span
          className={
            date === today
              ? '-m-1 grid size-6 place-items-center rounded-pill bg-ink font-semibold text-paper'
              : 'font-semibold'
          }
        >
          {number}
        </span>
        {state === 'blocked' ? <Lock className="size-3.5 flex-none sm:size-4" /> : null}
        {isConflict ? <CircleAlert className="size-3.5 flex-none text-danger sm:size-4" /> : null}
        {state === 'imported' ? <CalendarClock className="size-3.5 flex-none sm:size-4" /> : null}
      </button>
      {/* The button's name says the same in full. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute end-1.5 top-1.5 text-soft text-xs tabular-nums sm:end-2.5 sm:top-2.5"
      >
        {state === 'open' && left < capacity ? (
          <span className="max-sm:hidden">
            <Trans>{left} left</Trans>
          </span>
        ) : null}
        {hidden > 0 ? <span translate="no" className="sm:hidden">{`+${hidden}`}</span> : null}
      </span>
      {state === 'imported' || isConflict ? (
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-x-1.5 top-7 truncate text-xs leading-4 sm:inset-x-2.5 sm:top-8 ${isConflict ? 'font-semibold text-danger' : 'text-soft'}`}
        >
          <bdi translate="no">{nights.calendarsOn(date).join(', ')}</bdi>
        </span>
      ) : null}
      {state === 'kept' || state === 'offered' ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-1.5 top-7 truncate text-soft text-xs leading-4 max-sm:hidden sm:inset-x-2.5 sm:top-8"
        >
          {state === 'kept' ? <Trans>Kept free</Trans> : <Trans>Waitlist</Trans>}
        </span>
      ) : null}
      {state === 'open' || (state === 'taken' && !isConflict) ? (
        <OwnTerms night={date} nights={nights} />
      ) : null}
      {bars
        .filter(({ booked }) => booked.lane < LANES)
        .map((bar) => (
          <StayBar
            key={`${bar.booked.stay.id} ${bar.booked.start}`}
            bar={bar}
            name={guestLabel(bar.booked, i18n)}
          />
        ))}
    </td>
  );
}

function groundClass(nights: HostNights, night: DateText): string {
  if (nights.isConflict(night)) return 'bg-danger-tint';
  const state = nights.stateOf(night);
  if (state === 'kept' || state === 'offered') return 'bg-sunken';
  return state === 'blocked' || state === 'imported' ? STRIPES : '';
}

/**
 * The price of a night, bold if it differs from the default, and the minimum of stays that begin on
 * it.
 */
function OwnTerms({ night, nights }: { night: string; nights: HostNights }) {
  const { i18n } = useLingui();
  const { price, minNights } = nights.termsOf(night);
  const lanes = bookedOn(nights.booked, night).length;
  const cents = price ?? nights.calendar.usual.price;
  // A night is narrow on a phone, and its price nearly always whole.
  const amount = formatMoney(cents, i18n.locale, cents % 100 === 0 ? { cents: 'none' } : {});
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-1.5 top-7 flex flex-wrap gap-x-1.5 text-xs tabular-nums leading-4 sm:inset-x-2.5 sm:top-8 ${lanes > 1 ? 'max-sm:hidden' : ''}`}
    >
      <span translate="no" className={price === null ? 'text-soft' : 'font-semibold'}>
        {amount}
      </span>
      {minNights === null ? null : (
        <span
          className={`inline-flex items-center gap-0.5 font-semibold ${lanes > 0 ? 'max-sm:hidden' : ''}`}
        >
          <Moon className="size-3" />
          <span translate="no">{i18n.number(minNights)}</span>
        </span>
      )}
    </span>
  );
}

/** Spans as many nights as it lasts in this week; clicks go to the nights under it. */
function StayBar({ bar, name }: { bar: Bar; name: string }) {
  const { booked, days, begins, ends } = bar;
  const ground = booked.isAsked
    ? 'border border-pine border-dashed bg-raised text-pine'
    : 'bg-pine text-paper';
  return (
    <span
      aria-hidden="true"
      style={{
        insetInlineStart: begins ? 4 : 0,
        // The pixel between two nights belongs to neither.
        width: `calc(${days * 100}% + ${days - 1 - (begins ? 4 : 0) - (ends ? 4 : 0)}px)`,
        bottom: 4 + booked.lane * 22,
      }}
      className={`pointer-events-none absolute z-10 flex h-5 items-center truncate px-1.5 font-semibold text-xs ${ground} ${begins ? 'rounded-s-pill' : ''} ${ends ? 'rounded-e-pill' : ''}`}
    >
      <bdi className="truncate">{name}</bdi>
    </span>
  );
}

/** A guest's name on a calendar. */
function guestLabel({ stay }: Pick<Booked, 'stay'>, i18n: I18n): string {
  return firstName(formatName(stay.guest.name, i18n));
}

/** A night's label for screen readers: the day, its state, and the guest. */
function nightLabel(night: DateText, nights: HostNights, i18n: I18n): string {
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
  const calendars = list([...nights.calendarsOn(night)]);
  if (nights.isConflict(night)) said.push(i18n._(msg`Also taken in ${calendars}`));
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
  const left = nights.countLeft(night);
  switch (nights.stateOf(night)) {
    case 'past':
      return i18n._(msg`This date has passed`);
    case 'beyond':
      return i18n._(msg`Not open to reservations yet`);
    case 'blocked':
      return i18n._(msg`Blocked`);
    case 'imported': {
      const calendars = listFormat(i18n.locale, { type: 'conjunction' }).format(
        nights.calendarsOn(night),
      );
      return i18n._(msg`Taken in ${calendars}`);
    }
    case 'kept':
      return i18n._(msg`Kept free between stays`);
    case 'offered':
      return i18n._(msg`Held for a guest on the waitlist`);
    case 'open':
      return left === capacity
        ? i18n._(msg`Open`)
        : i18n._(msg`${plural(left, { one: '# room left', other: '# rooms left' })}`);
    case 'taken':
      // The guest's name already shows it.
      return bookedOn(nights.booked, night).length > 0 ? '' : i18n._(msg`Taken`);
  }
}
