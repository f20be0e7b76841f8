import { useLingui } from '@lingui/react';
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import { type DateText, type MonthText, monthRange } from '#domain/dates.ts';
import { weekdayNames } from '#market/calendar/late.web.ts';
import { dateFormat, numberFormat } from '#platform/i18n/formats.ts';
import { type HostNights, weeksOf } from './host-nights.ts';
import { NightCell } from './night-cell.tsx';
import { useDrawing } from './use-drawing.ts';
import type { NightChooser } from './use-night-choice.ts';

/** A month of nights, to be chosen by drawing, pressing and the keyboard. */
export function NightsGrid({
  month,
  nights,
  firstWeekday,
  chooser,
  focused,
  focusedElement,
  onKeyDown,
  onPress,
}: {
  month: MonthText;
  nights: HostNights;
  /** 1 for Monday to 7 for Sunday. */
  firstWeekday: number;
  chooser: NightChooser;
  /** The one night that Tab leads to. */
  focused: DateText;
  focusedElement: RefObject<HTMLButtonElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  onPress(night: DateText, extends_: boolean): void;
}) {
  const { i18n } = useLingui();
  const grid = useRef<HTMLTableElement>(null);
  const { today, until } = nights.calendar;
  const weekdays = useMemo(
    () => weekdayNames(i18n.locale, firstWeekday),
    [i18n.locale, firstWeekday],
  );
  const weeks = useMemo(() => weeksOf(month, nights, firstWeekday), [month, nights, firstWeekday]);
  const isThere = (night: DateText) => night >= today && night < until;
  const { wasDrawn, handlers } = useDrawing(grid, (from, to) => {
    if (isThere(from) && isThere(to)) chooser.draw(from, to);
  });
  const numbers = numberFormat(i18n.locale, {});
  const name = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(monthRange(month).start),
  );
  const { choice } = chooser;
  const isChosen = (night: DateText) =>
    choice !== null &&
    (choice.from < choice.to
      ? night >= choice.from && night <= choice.to
      : night >= choice.to && night <= choice.from);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of nights is a grid once arrow keys move in it.
      role="grid"
      aria-label={name}
      onKeyDown={onKeyDown}
      {...handlers}
      className="w-full select-none table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-raised [-webkit-touch-callout:none]"
    >
      <thead>
        <tr>
          {weekdays.map(({ short, narrow, long }) => (
            <th key={long} scope="col" abbr={long} className="h-9 font-normal text-soft text-sm">
              <span className="max-sm:hidden">{short}</span>
              <span className="sm:hidden">{narrow}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) =>
              day.inMonth ? (
                <NightCell
                  key={day.date}
                  day={day}
                  nights={nights}
                  number={numbers.format(Number(day.date.slice(8)))}
                  isChosen={isChosen(day.date)}
                  isFocused={day.date === focused}
                  focusedElement={focusedElement}
                  onPress={(night, extends_) => {
                    if (!wasDrawn()) onPress(night, extends_);
                  }}
                />
              ) : (
                <td
                  key={day.date}
                  aria-disabled="true"
                  className="h-17 border-line border-t bg-paper p-0 sm:h-24"
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
