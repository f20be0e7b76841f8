import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { formatDay } from '#platform/i18n/days.ts';
import { numberFormat } from '#platform/i18n/formats.ts';
import type { MonthDay } from './month-days.ts';

/** A day of the month, with the seats left where something takes place. */
export function MonthDayCell({
  day,
  seats,
  canWait,
  isStop,
  isChosen,
  element,
  onPress,
}: {
  day: MonthDay;
  /** Seats that are needed. */
  seats: number;
  /** Whether a day that is full can be chosen, to wait for seats. */
  canWait: boolean;
  /** Whether Tab leads to it. */
  isStop: boolean;
  isChosen: boolean;
  element: RefObject<HTMLButtonElement | null>;
  onPress(day: MonthDay): void;
}) {
  const { t, i18n } = useLingui();
  const { date, inMonth, sessions, left } = day;
  const numbers = numberFormat(i18n.locale, {});
  const number = numbers.format(Number(date.slice(8)));
  const shownLeft = numbers.format(left);
  if (!inMonth) {
    return (
      <td aria-disabled="true" className="h-14 p-0 text-center text-soft opacity-50">
        <span aria-hidden="true">{number}</span>
      </td>
    );
  }
  const name = formatDay(date, i18n.locale, 'full');
  const isFree = sessions.length > 0 && left >= seats;
  const isOpen = isFree || (canWait && sessions.some(({ status }) => status === 'scheduled'));
  const what =
    sessions.length === 0
      ? t`nothing on this day`
      : left === 0
        ? t`full`
        : t`${plural(left, { one: '# seat left', other: '# seats left' })}`;
  return (
    <td className="h-14 p-0">
      <button
        ref={isStop ? element : undefined}
        type="button"
        tabIndex={isStop ? 0 : -1}
        data-date={date}
        // Drawn, not written: the name says it in words.
        data-left={sessions.length === 0 ? undefined : shownLeft}
        aria-label={t`${name}, ${what}`}
        aria-pressed={isChosen}
        aria-disabled={!isOpen}
        onClick={() => onPress(day)}
        className={`mx-auto grid size-12 max-w-full place-content-center rounded-xl text-center text-base tabular-nums leading-tight ${sessions.length === 0 ? '' : 'after:text-xs after:content-[attr(data-left)]'} ${faceOf(isChosen, isFree)}`}
      >
        {number}
      </button>
    </td>
  );
}

function faceOf(isChosen: boolean, isFree: boolean): string {
  if (isChosen) return 'bg-ink font-semibold text-paper';
  return isFree ? 'bg-pine-tint font-semibold text-pine hover:bg-sunken' : 'text-soft';
}
