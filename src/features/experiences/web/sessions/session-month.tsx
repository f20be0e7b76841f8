import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  addDays,
  addMonths,
  type DateText,
  getWeekday,
  type MonthText,
  monthRange,
  todayIn,
  toMonth,
} from '#domain/dates.ts';
import { SESSION_HORIZON_DAYS } from '#domain/schedule/schedule-entry.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { getFirstWeekday, moveDay, weekdayNames } from '#market/calendar/index.web.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { dateFormat, numberFormat } from '#platform/i18n/formats.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { SessionChoice } from './session-choice.tsx';

import {
  hasSessions,
  isOffered,
  type OfferedSession,
  type SessionNeeds,
  type SessionPlace,
} from './session-times.tsx';
import { isSameSession, useMonthSessions } from './use-month-sessions.ts';

const TURN =
  'grid size-11 place-items-center rounded-pill hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent';

interface SessionMonthProps {
  listingId: string;
  place: SessionPlace;
  /** The first day it shows; null for today. */
  first: DateText | null;
  chosen: SessionKey | null;
  needs: SessionNeeds;
  /** Whether full sessions can be chosen, to join their waitlists. */
  canWait: boolean;
  onChoose(session: OfferedSession): void;
}

/** A month with the free seats of each day; a day with several sessions lists them below. */
export function SessionMonth(props: SessionMonthProps) {
  const { listingId, place, first, chosen, needs, canWait, onChoose } = props;
  const { t, i18n } = useLingui();
  const name = useId();
  const [today] = useState(() => todayIn(Temporal.Now.instant(), place.timeZone));
  const until = addDays(today, SESSION_HORIZON_DAYS);
  const [focused, setFocused] = useState(() => within(first ?? today, today, until));
  const month = toMonth(focused);
  const { sessions, retry } = useMonthSessions(listingId, month);
  const preferred = usePreferences().firstWeekday;
  const firstWeekday = preferred ?? getFirstWeekday(i18n.locale);
  const rows = useMemo(
    () => monthDays(month, typeof sessions === 'object' ? sessions : [], firstWeekday),
    [month, sessions, firstWeekday],
  );
  const title = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(monthRange(month).start),
  );
  const focusedElement = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const ofDay = rows.flat().find(({ date, inMonth }) => inMonth && date === focused);
  const [opened, setOpened] = useState<DateText | null>(chosen?.date ?? null);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusedElement.current?.focus();
  });

  /** A day that was clicked before its sessions were loaded. */
  const waiting = useRef<DateText | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the sessions are loaded.
  useEffect(() => {
    if (typeof sessions !== 'object' || waiting.current === null) return;
    const day = rows.flat().find(({ date, inMonth }) => inMonth && date === waiting.current);
    waiting.current = null;
    if (day !== undefined) press(day);
  }, [sessions]);

  function turn(by: number) {
    setFocused(within(`${addMonths(month, by)}-01`, today, until));
  }

  function onKeyDown(event: KeyboardEvent) {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = moveDay(focused, pressedKey(event), {
      first: today,
      last: until,
      firstWeekday,
      mirrored,
    });
    if (target === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    setFocused(target);
  }

  function press(day: MonthDay) {
    setFocused(day.date);
    setOpened(day.date);
    waiting.current = sessions === undefined ? day.date : null;
    const [only, ...others] = day.sessions;
    if (only === undefined || others.length > 0) return;
    if (isOffered(only, needs, canWait)) onChoose(only);
  }

  return (
    <div className="grid gap-4">
      <div className="mx-auto w-full max-w-md">
        <div className="flex items-center justify-between gap-2">
          <button
            type="button"
            aria-label={t`Previous month`}
            disabled={month <= toMonth(today)}
            onClick={() => turn(-1)}
            className={`-ms-2 ${TURN}`}
          >
            <ChevronRight aria-hidden="true" className="size-5 ltr:-scale-x-100" />
          </button>
          <p aria-live="polite" className="font-semibold text-base">
            {title}
          </p>
          <button
            type="button"
            data-turn="next"
            aria-label={t`Next month`}
            disabled={month >= toMonth(until)}
            onClick={() => turn(1)}
            className={`-me-2 ${TURN}`}
          >
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid once arrow keys move in it.
          role="grid"
          aria-label={title}
          aria-busy={sessions === undefined}
          onKeyDown={onKeyDown}
          className={`w-full table-fixed border-separate border-spacing-0 ${sessions === undefined ? 'opacity-50' : ''}`}
        >
          <thead>
            <tr>
              {weekdayNames(i18n.locale, firstWeekday).map(({ narrow, long }) => (
                <th
                  key={long}
                  scope="col"
                  abbr={long}
                  className="h-9 font-normal text-sm text-soft"
                >
                  {narrow}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((week) => (
              <tr key={week[0]?.date}>
                {week.map((day) => (
                  <MonthDayCell
                    key={day.date}
                    day={day}
                    needs={needs}
                    canWait={canWait}
                    isStop={day.inMonth && day.date === focused}
                    isChosen={day.inMonth && chosen?.date === day.date}
                    element={focusedElement}
                    onPress={press}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sessions === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>
            <Trans>We couldn't load these dates.</Trans>
          </p>
          <Button look="secondary" onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : null}
      {ofDay === undefined || opened !== ofDay.date || ofDay.sessions.length === 0 ? null : (
        <fieldset className="grid gap-2">
          <legend className="sr-only">
            <Trans>Choose a date</Trans>
          </legend>
          {ofDay.sessions.map((session) => (
            <SessionChoice
              key={session.entryId}
              name={name}
              session={session}
              place={place}
              needs={needs}
              isChosen={isSameSession(session, chosen)}
              canWait={canWait}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function within(value: string, first: string, last: string): string {
  if (value < first) return first;
  return value > last ? last : value;
}

/** A day of the month, with its free seats. */
function MonthDayCell({
  day,
  needs,
  canWait,
  isStop,
  isChosen,
  element,
  onPress,
}: {
  day: MonthDay;
  needs: SessionNeeds;
  /** Whether a full day can be chosen, to join a waitlist. */
  canWait: boolean;
  /** Whether it is in the tab order. */
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
        <span translate="no" aria-hidden="true">
          {number}
        </span>
      </td>
    );
  }
  const name = formatDay(date, i18n.locale, 'full');
  const isFree = sessions.some((session) => isOffered(session, needs));
  const isOpen = sessions.some((session) => isOffered(session, needs, canWait));
  const what =
    sessions.length === 0
      ? t`nothing on this day`
      : left === 0
        ? t`full`
        : !sessions.some((session) => hasSessions(session, needs))
          ? t`too few sessions from here`
          : t`${plural(left, { one: '# seat left', other: '# seats left' })}`;
  return (
    <td className="h-14 p-0">
      <button
        translate="no"
        ref={isStop ? element : undefined}
        type="button"
        tabIndex={isStop ? 0 : -1}
        data-date={date}
        // Rendered by CSS: the accessible name contains it as text.
        data-left={sessions.length === 0 ? undefined : shownLeft}
        aria-label={t`${name}, ${what}`}
        aria-pressed={isChosen}
        aria-disabled={!isOpen}
        onClick={() => onPress(day)}
        className={`mx-auto grid size-12 max-w-full place-content-center rounded-xl text-center text-base tabular-nums leading-tight ${sessions.length === 0 ? '' : 'after:text-xs after:content-[attr(data-left)]'} ${dayClass(isChosen, isFree)}`}
      >
        {number}
      </button>
    </td>
  );
}

function dayClass(isChosen: boolean, isFree: boolean): string {
  if (isChosen) return 'bg-ink font-semibold text-paper';
  return isFree ? 'bg-pine-tint font-semibold text-pine hover:bg-sunken' : 'text-soft';
}

/** A day of a month with its sessions. */
interface MonthDay {
  readonly date: DateText;
  /** False for days of the adjacent months. */
  readonly inMonth: boolean;
  readonly sessions: readonly OfferedSession[];
  /** Free seats of the session that has the most. */
  readonly left: number;
}

/**
 * A month as rows of whole weeks.
 *
 * @param firstWeekday 1 for Monday to 7 for Sunday
 */
export function monthDays(
  month: MonthText,
  sessions: readonly OfferedSession[],
  firstWeekday: number,
): MonthDay[][] {
  const { start, end } = monthRange(month);
  const rows: MonthDay[][] = [];
  let date = addDays(start, -((getWeekday(start) - firstWeekday + 7) % 7));
  while (date < end) {
    const from = date;
    rows.push(
      Array.from({ length: 7 }, (_, column) => toMonthDay(addDays(from, column), month, sessions)),
    );
    date = addDays(from, 7);
  }
  return rows;
}

function toMonthDay(
  date: DateText,
  month: MonthText,
  sessions: readonly OfferedSession[],
): MonthDay {
  const ofDay = sessions.filter((session) => session.date === date);
  const free = ofDay.filter(({ status }) => status === 'scheduled').map(({ left }) => left);
  return {
    date,
    inMonth: date.startsWith(month),
    sessions: ofDay,
    left: Math.max(0, ...free),
  };
}
