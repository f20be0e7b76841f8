import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DateText, type MonthText, monthRange } from '#domain/dates.ts';
import { weekdayNames } from '#market/calendar/index.web.ts';
import { dateFormat, numberFormat } from '#platform/i18n/formats.ts';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { type HostNights, listWeeks } from './host-nights.ts';
import { NightCell } from './night-cell.tsx';

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
  const weeks = useMemo(
    () => listWeeks(month, nights, firstWeekday),
    [month, nights, firstWeekday],
  );
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

/** Milliseconds of a long press, after which a finger selects and no longer scrolls. */
const HOLD_MS = 300;

interface Stroke {
  readonly from: DateText;
  to: DateText;
  /** False while a finger may still want to scroll. */
  draws: boolean;
  moved: boolean;
  timer: number | undefined;
}

/**
 * Selection by dragging over nights: with a mouse at once, with a finger after a long press on a
 * night. A press without dragging stays a click.
 *
 * @param grid contains buttons with the night as `data-night`
 * @param onDraw called with each range during the drag
 */
function useDrawing(
  grid: RefObject<HTMLElement | null>,
  onDraw: (from: DateText, to: DateText) => void,
) {
  const stroke = useRef<Stroke | null>(null);
  const hasDrawn = useRef(false);

  useEffect(() => {
    const element = grid.current;
    if (element === null) return;
    // Runs before the browser scrolls; React's own listeners are passive and can't prevent that.
    const hold = (event: TouchEvent) => {
      if (stroke.current?.draws === true) event.preventDefault();
    };
    element.addEventListener('touchmove', hold, { passive: false });
    return () => element.removeEventListener('touchmove', hold);
  }, [grid]);

  function end() {
    window.clearTimeout(stroke.current?.timer);
    stroke.current = null;
  }

  return {
    /** Whether the press that ends now was a drag, not a click. */
    wasDrawn: () => hasDrawn.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        hasDrawn.current = false;
        const night = nightAt(event);
        if (night === null || event.button !== 0 || event.shiftKey) return;
        const isMouse = event.pointerType === 'mouse';
        const next: Stroke = {
          from: night,
          to: night,
          draws: isMouse,
          moved: false,
          timer: undefined,
        };
        if (!isMouse) {
          next.timer = window.setTimeout(() => {
            next.draws = true;
            next.moved = true;
            hasDrawn.current = true;
            onDraw(night, night);
          }, HOLD_MS);
        }
        stroke.current = next;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = stroke.current;
        if (now === null || !now.draws) return;
        const night = nightAt(event);
        if (night === null || night === now.to) return;
        now.to = night;
        now.moved = true;
        hasDrawn.current = true;
        onDraw(now.from, night);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') end();
      },
    },
  };
}

/** The night under the pointer; a finger's events have the element it first touched as target. */
function nightAt({ clientX, clientY }: PointerEvent): DateText | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-night]');
  return cell?.dataset.night ?? null;
}

/** The selection, from the first selected night to the last reached one. */
export interface NightChoice {
  readonly from: DateText;
  readonly to: DateText;
}

/** Selection of nights, by any input. */
interface NightChooser {
  readonly choice: NightChoice | null;
  /** Handles a click: the first sets one end, the second the other, the third starts again. */
  press(night: DateText): void;
  /** Extends the selection, or starts one at `from`. */
  extend(to: DateText, from: DateText): void;
  /** Selects a range that was dragged over. */
  draw(from: DateText, to: DateText): void;
  clear(): void;
}

/** The selection after a click on a night. */
export function choiceAfterPress(choice: NightChoice | null, night: DateText): NightChoice | null {
  if (choice === null || choice.from !== choice.to) return { from: night, to: night };
  return choice.from === night ? null : { from: choice.from, to: night };
}

export function useNightChoice(): NightChooser {
  const [choice, setChoice] = useState<NightChoice | null>(null);
  return {
    choice,
    press: (night) => setChoice((now) => choiceAfterPress(now, night)),
    extend: (to, from) => setChoice((now) => ({ from: now?.from ?? from, to })),
    draw: (from, to) => setChoice({ from, to }),
    clear: () => setChoice(null),
  };
}

const TURN =
  'grid size-11 place-items-center rounded-pill hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent';

/** The name of the month, with links to the previous and next one. */
export function MonthTurner({
  month,
  first,
  last,
  onTurn,
}: {
  month: MonthText;
  first: MonthText;
  last: MonthText;
  onTurn(by: 1 | -1): void;
}) {
  const { t, i18n } = useLingui();
  const names = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        aria-label={t`Previous month`}
        disabled={month <= first}
        onClick={() => onTurn(-1)}
        className={`-ms-3 ${TURN}`}
      >
        <ChevronRight className="size-5 ltr:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label={t`Next month`}
        disabled={month >= last}
        onClick={() => onTurn(1)}
        className={TURN}
      >
        <ChevronRight className="size-5 rtl:-scale-x-100" />
      </button>
      <h2 aria-live="polite" className="font-bold text-xl">
        {names.format(Date.parse(monthRange(month).start))}
      </h2>
    </div>
  );
}
