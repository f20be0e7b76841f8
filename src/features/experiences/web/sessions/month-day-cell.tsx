import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { dayWords } from '#platform/i18n/days.ts';
import { numberFormat } from '#platform/i18n/formats.ts';
import type { MonthDay } from './month-days.ts';

/** A day of the month, with the seats left where something takes place. */
export function MonthDayCell({
  day,
  seats,
  isStop,
  isChosen,
  element,
  onPress,
}: {
  day: MonthDay;
  /** Seats that are needed. */
  seats: number;
  /** Whether Tab leads to it. */
  isStop: boolean;
  isChosen: boolean;
  element: RefObject<HTMLButtonElement | null>;
  onPress(day: MonthDay): void;
}) {
  const { t, i18n } = useLingui();
  const { date, inMonth, sessions, left } = day;
  const number = numberFormat(i18n.locale, {}).format(Number(date.slice(8)));
  if (!inMonth) {
    return (
      <td aria-disabled="true" className="h-14 p-0 text-center text-soft opacity-50">
        <span aria-hidden="true">{number}</span>
      </td>
    );
  }
  const name = dayWords(date, i18n.locale, 'full');
  const isFree = sessions.length > 0 && left >= seats;
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
        aria-label={t`${name}, ${what}`}
        aria-pressed={isChosen}
        aria-disabled={!isFree}
        onClick={() => onPress(day)}
        className={`mx-auto grid size-12 max-w-full place-content-center rounded-xl text-center text-base tabular-nums leading-tight ${faceOf(isChosen, isFree)}`}
      >
        <span>{number}</span>
        {sessions.length === 0 ? null : (
          <span aria-hidden="true" className="text-xs">
            {numberFormat(i18n.locale, {}).format(left)}
          </span>
        )}
      </button>
    </td>
  );
}

function faceOf(isChosen: boolean, isFree: boolean): string {
  if (isChosen) return 'bg-ink font-semibold text-paper';
  return isFree ? 'bg-pine-tint font-semibold text-pine hover:bg-sunken' : 'text-soft';
}
