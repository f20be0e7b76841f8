import type { KeyboardEvent, RefObject } from 'react';
import type { DateRange, DateText, MonthText } from '#domain/dates.ts';
import type { CalendarCell, WeekdayName } from './calendar-cells.ts';
import type { CalendarTexts } from './calendar-texts.ts';

export interface MonthGridProps {
  month: MonthText;
  rows: readonly (readonly CalendarCell[])[];
  weekdays: readonly WeekdayName[];
  words: CalendarTexts;
  today: DateText;
  /** The day with the tab stop. */
  focused: DateText;
  focusedElement: RefObject<HTMLButtonElement | null>;
  /** While half a choice is made: the range that the hovered day would add. */
  preview: { readonly start: DateText; readonly end: DateText } | null;
  /** Nights highlighted from elsewhere. */
  marked?: DateRange | null;
  onChoose(date: DateText): void;
  onPoint(date: DateText | null): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Maximum length of a weekday's short name in a column of the narrowest screens. */
const MAX_LETTERS = 4;

/** One month, six weeks of seven days; those of adjacent months are shown but can't be chosen. */
export function MonthGrid(props: MonthGridProps) {
  const { month, rows, weekdays, words } = props;
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid once arrow keys move in it.
      role="grid"
      aria-label={words.month(month)}
      onKeyDown={props.onKeyDown}
      onPointerLeave={() => props.onPoint(null)}
      className="w-full table-fixed border-separate border-spacing-0"
    >
      <thead>
        <tr>
          {weekdays.map(({ short, narrow, long }) => (
            <th
              key={long}
              scope="col"
              abbr={long}
              className="h-9 font-normal text-sm text-soft [overflow-wrap:anywhere]"
            >
              {short.length > MAX_LETTERS ? (
                <>
                  <span className="max-[23rem]:hidden">{short}</span>
                  <span className="min-[23rem]:hidden">{narrow}</span>
                </>
              ) : (
                short
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((cell) =>
              cell.inMonth ? (
                <DayCell key={cell.date} cell={cell} {...props} />
              ) : (
                <td
                  key={cell.date}
                  aria-disabled="true"
                  className="h-11 p-0 text-center text-base text-soft tabular-nums opacity-50"
                >
                  <span aria-hidden="true" translate="no">
                    {words.number(cell.date)}
                  </span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({
  cell,
  words,
  today,
  focused,
  focusedElement,
  preview,
  marked = null,
  onChoose,
  onPoint,
}: MonthGridProps & { cell: CalendarCell }) {
  const { date, refusal, role } = cell;
  const isEnd = role === 'start' || role === 'end';
  const isPreviewed = preview !== null && date >= preview.start && date <= preview.end;
  const isMarked = marked !== null && date >= marked.start && date < marked.end;
  return (
    <td
      className={`h-11 p-0 ${isMarked ? 'bg-pine-tint' : bandClass(role, isPreviewed, preview)} ${isMarked ? 'shadow-[inset_0_-2px_0_var(--pine)]' : ''}`}
    >
      <button
        ref={date === focused ? focusedElement : undefined}
        type="button"
        translate="no"
        data-date={date}
        tabIndex={date === focused ? 0 : -1}
        aria-label={words.cell(cell)}
        aria-pressed={role !== null}
        aria-disabled={refusal !== null && !isEnd}
        aria-current={date === today ? 'date' : undefined}
        onClick={() => onChoose(date)}
        onPointerEnter={() => onPoint(date)}
        onFocus={() => onPoint(date)}
        className={`mx-auto block size-11 max-w-full rounded-pill text-base tabular-nums focus-visible:rounded-pill ${dayClass(cell, today)} ${date === today ? 'font-semibold' : ''}`}
      >
        {words.number(date)}
      </button>
    </td>
  );
}

function dayClass({ date, refusal, role }: CalendarCell, today: DateText): string {
  if (role === 'start' || role === 'end') return 'bg-ink font-semibold text-paper';
  // Fainter than a taken or unreachable day, which other dates may make available.
  if (date < today) return 'cursor-not-allowed text-ink/40';
  switch (refusal) {
    case null:
      return 'text-ink hover:bg-sunken hover:ring-1 hover:ring-line-strong hover:ring-inset';
    case 'taken':
    case 'taken-between':
      return 'cursor-not-allowed text-soft line-through decoration-line-strong';
    default:
      return 'cursor-not-allowed text-soft';
  }
}

/** Background of the days of a stay, rounded at its ends. */
function bandClass(
  role: CalendarCell['role'],
  isPreviewed: boolean,
  preview: MonthGridProps['preview'],
): string {
  if (role === 'between') return 'bg-ember-tint';
  if (isPreviewed && role === null) return 'bg-sunken';
  if (role === 'start' && preview === null) return 'rounded-s-pill bg-ember-tint';
  if (role === 'end') return 'rounded-e-pill bg-ember-tint';
  return '';
}
