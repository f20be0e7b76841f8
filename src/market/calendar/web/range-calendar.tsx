import { Trans, useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { addMonths, type DateRange, type DateText, toMonth } from '#domain/dates.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { calendarRows, getFirstWeekday, moveDay, weekdayNames } from './calendar-cells.ts';
import { calendarTexts } from './calendar-texts.ts';
import {
  type CalendarRules,
  chooseDay,
  computeReach,
  type DayRefusal,
  isHalf,
  minNightsForDay,
  NO_CHOICE,
  type RangeChoice,
} from './choose-day.ts';
import { MonthGrid } from './month-grid.tsx';

export interface RangeCalendarProps {
  rules: CalendarRules;
  choice: RangeChoice;
  onChange(choice: RangeChoice): void;
  /** Each new number above 0 moves the focus to the calendar. */
  focusCall?: number;
  /** Whether one day is chosen, the choice's start, instead of two. */
  single?: boolean;
  /**
   * Label of a switch between one month and two, shown where two fit; one month is shown first.
   * Without it two months are shown wherever they fit.
   */
  twoMonthsLabel?: ReactNode;
  /** Nights highlighted from elsewhere; before anything is chosen the calendar moves to them. */
  marked?: DateRange | null;
  /** Shown for the chosen days, once both are chosen. */
  chosen?: ReactNode;
  /** Labels of the next day to choose; arrival and departure by default. */
  ask?: { readonly start: ReactNode; readonly end: ReactNode };
}

const TURN =
  'grid size-11 place-items-center rounded-pill hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent';

/**
 * A calendar to choose arrival and departure in: two months where there is room, otherwise one. It
 * shows 42 days a month, never goes before the current one (spec 3 §5, §9), and states why a day
 * can't be chosen.
 */
export default function RangeCalendar(props: RangeCalendarProps) {
  const { rules, choice, onChange, focusCall, single = false, twoMonthsLabel, chosen } = props;
  const { marked = null } = props;
  const { t, i18n } = useLingui();
  const { today, from, until } = rules;
  const [frame, room] = useColumns();
  const [wantsTwo, setWantsTwo] = useState(twoMonthsLabel === undefined);
  const columns = wantsTwo ? room : 1;
  const first = toMonth(from);
  const last = toMonth(until);
  const [month, setMonth] = useState(() => within(toMonth(choice.start ?? from), first, last));
  const [focused, setFocused] = useState(() => within(choice.start ?? from, from, until));
  const [pointed, setPointed] = useState<DateText | null>(null);
  const [refusal, setRefusal] = useState<{ why: DayRefusal; min: number } | null>(null);
  const focusedElement = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);

  const chosenWeekday = usePreferences().firstWeekday;
  const firstWeekday = chosenWeekday ?? getFirstWeekday(i18n.locale);
  const weekdays = useMemo(
    () => weekdayNames(i18n.locale, firstWeekday),
    [i18n.locale, firstWeekday],
  );
  const words = useMemo(() => calendarTexts(i18n, rules), [i18n, rules]);
  const half = !single && isHalf(choice) ? choice.start : null;
  const reach = useMemo(() => (half === null ? null : computeReach(half, rules)), [half, rules]);
  const months = columns === 2 ? [month, addMonths(month, 1)] : [month];
  const lastShown = months.at(-1) ?? month;
  // The tab stop is always a shown day.
  const stop = within(focused, `${month}-01`, `${lastShown}-31`);

  useEffect(() => {
    if (focusCall === undefined || focusCall === 0) return;
    wantsFocus.current = false;
    focusedElement.current?.focus({ preventScroll: true });
  }, [focusCall]);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusedElement.current?.focus();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calendar moves there once; later only the user turns it.
  useEffect(() => {
    if (marked === null || choice.start !== null) return;
    setMonth(within(toMonth(marked.start), first, last));
  }, [marked?.start]);

  function choose(date: DateText) {
    const before = single ? NO_CHOICE : choice;
    const outcome = chooseDay(before, date, rules);
    const { refusal: why } = outcome;
    setRefusal(why === null ? null : { why, min: minNightsForDay(before, date, rules) });
    setFocused(date);
    if (outcome.refusal === null) onChange(outcome.choice);
  }

  function turn(by: number) {
    const next = addMonths(month, by);
    setMonth(next);
    setFocused(within(`${next}-01`, from, until));
  }

  function onKeyDown(event: KeyboardEvent) {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const field = { first: from, last: until, firstWeekday, mirrored };
    const target = moveDay(stop, pressedKey(event), field);
    if (target === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    setFocused(target);
    const targetMonth = toMonth(target);
    if (targetMonth < month) setMonth(targetMonth);
    else if (targetMonth > lastShown) setMonth(addMonths(targetMonth, 1 - months.length));
  }

  return (
    <div ref={frame}>
      <div className={columns < room ? 'mx-auto max-w-md' : ''}>
        <div className="flex items-center justify-between gap-2">
          <button
            type="button"
            aria-label={t`Previous month`}
            disabled={month <= first}
            onClick={() => turn(-1)}
            className={`-ms-2 ${TURN}`}
          >
            <ChevronRight aria-hidden="true" className="size-5 ltr:-scale-x-100" />
          </button>
          <p aria-live="polite" className="flex flex-1 justify-around font-semibold text-base">
            {months.map((shown) => (
              <span key={shown}>{words.month(shown)}</span>
            ))}
          </p>
          <button
            type="button"
            data-turn="next"
            aria-label={t`Next month`}
            disabled={lastShown >= last}
            onClick={() => turn(1)}
            className={`-me-2 ${TURN}`}
          >
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
        <div className={columns === 2 ? 'grid grid-cols-2 gap-8' : ''}>
          {months.map((shown) => (
            <MonthGrid
              key={shown}
              month={shown}
              rows={calendarRows(shown, choice, reach, rules, firstWeekday)}
              weekdays={weekdays}
              words={words}
              today={today}
              focused={stop}
              focusedElement={focusedElement}
              marked={marked}
              preview={previewRange(half, pointed, reach)}
              onChoose={choose}
              onPoint={setPointed}
              onKeyDown={onKeyDown}
            />
          ))}
        </div>
      </div>
      {/* Below the days, which are to be in sight first. */}
      {twoMonthsLabel !== undefined && room === 2 ? (
        <label className="mt-1 flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={wantsTwo}
            onChange={({ target }) => setWantsTwo(target.checked)}
            className="size-4.5 accent-ember"
          />
          {twoMonthsLabel}
        </label>
      ) : null}
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div>
          <p role="status" className={`text-sm ${refusal === null ? 'text-soft' : 'text-danger'}`}>
            {refusal === null ? (
              <NextStep choice={choice} single={single} ask={props.ask} />
            ) : (
              words.refusal(refusal.why, refusal.min)
            )}
          </p>
          {refusal === null && choice.end !== null ? chosen : null}
        </div>
        {choice.start === null || single ? null : (
          <button
            type="button"
            onClick={() => {
              setRefusal(null);
              onChange(NO_CHOICE);
            }}
            className="min-h-11 font-semibold text-sm underline underline-offset-4"
          >
            <Trans>Clear dates</Trans>
          </button>
        )}
      </div>
    </div>
  );
}

function NextStep({
  choice,
  single,
  ask = {
    start: <Trans>Choose your arrival date.</Trans>,
    end: <Trans>Now choose your departure date.</Trans>,
  },
}: {
  choice: RangeChoice;
  single: boolean;
  ask: RangeCalendarProps['ask'];
}) {
  if (choice.start === null) return ask.start;
  return single || choice.end !== null ? null : ask.end;
}

function previewRange(
  half: DateText | null,
  pointed: DateText | null,
  reach: { readonly from: DateText; readonly to: DateText } | null,
) {
  if (half === null || pointed === null || reach === null) return null;
  if (pointed < reach.from || pointed > reach.to) return null;
  return pointed < half ? { start: pointed, end: half } : { start: half, end: pointed };
}

function within(value: string, first: string, last: string): string {
  if (value < first) return first;
  return value > last ? last : value;
}

/** Two months of seven 44 px days and the gap between them. */
const TWO_MONTHS_PX = 640;

/** Number of months that fit side by side into an element. */
function useColumns(): [RefObject<HTMLDivElement | null>, 1 | 2] {
  const frame = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<1 | 2>(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setColumns(element.clientWidth >= TWO_MONTHS_PX ? 2 : 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, columns];
}
