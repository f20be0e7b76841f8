import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  addDays,
  addMonths,
  type DateText,
  type MonthText,
  monthRange,
  nightsBetween,
  toMonth,
} from '#domain/dates.ts';
import { nightRanges } from '#domain/free-nights.ts';
import { getFirstWeekday, moveDay } from '#market/calendar/late.web.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Lock, Moon } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import type { CalendarStay, HostCalendar } from '../../contract.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { hostNights } from './host-nights.ts';
import { MonthTurner } from './month-turner.tsx';
import { NightsGrid } from './nights-grid.tsx';

import type { NewTerms } from './terms-form.tsx';
import { useBlockNights } from './use-block-nights.ts';
import { useNightChoice } from './use-night-choice.ts';

/** A month of nights with actions for the selected ones. */
export function HomeNights({ loaded }: { loaded: HostCalendar }) {
  const { i18n } = useLingui();
  const { calendar, busy, refusal, change, price } = useBlockNights(loaded);
  const nights = useMemo(() => hostNights(calendar), [calendar]);
  const chooser = useNightChoice();
  const { today, until, stays } = calendar;
  const lastNight = addDays(until, -1);
  const [month, setMonth] = useState(() => toMonth(today));
  const [focused, setFocused] = useState(today);
  const focusedElement = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const chosenWeekday = usePreferences().firstWeekday;
  const firstWeekday = chosenWeekday ?? getFirstWeekday(i18n.locale);
  const within = (night: DateText) =>
    night < today ? today : night > lastNight ? lastNight : night;
  // Tab always leads into the month that is shown.
  const stop = toMonth(focused) === month ? focused : within(`${month}-01`);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusedElement.current?.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) === 'Escape' && chooser.choice !== null) {
      event.preventDefault();
      return chooser.clear();
    }
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const field = { first: today, last: lastNight, firstWeekday, mirrored };
    const target = moveDay(stop, pressedKey(event), field);
    if (target === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    if (event.shiftKey) chooser.extend(target, stop);
    setFocused(target);
    setMonth(toMonth(target));
  }

  function onPress(night: DateText, extends_: boolean) {
    if (night < today || night > lastNight) return;
    setFocused(night);
    if (extends_) chooser.extend(night, stop);
    else chooser.press(night);
  }

  async function onChange(chosen: readonly DateText[], blocked: boolean) {
    if (await change(nightRanges(chosen), blocked)) chooser.clear();
  }

  async function onPrice(chosen: readonly DateText[], terms: NewTerms) {
    const ranges = nightRanges(chosen).map((range) => ({ ...range, ...terms }));
    if (await price(ranges)) chooser.clear();
  }

  const isPanelNeeded = chooser.choice !== null || refusal !== null;
  return (
    // If the panel floats over the page, the content under it can be scrolled clear of it.
    <div
      className={`grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem] ${isPanelNeeded ? 'max-lg:pb-64' : ''}`}
    >
      <div className="grid gap-4">
        <MonthTurner
          month={month}
          first={toMonth(today)}
          last={toMonth(lastNight)}
          onTurn={(by) => setMonth(addMonths(month, by))}
        />
        <NightsGrid
          month={month}
          nights={nights}
          firstWeekday={firstWeekday}
          chooser={chooser}
          focused={stop}
          focusedElement={focusedElement}
          onKeyDown={onKeyDown}
          onPress={onPress}
        />
        <Legend />
      </div>
      <aside
        className={`lg:sticky lg:top-24 lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-5 ${isPanelNeeded ? 'page-bar above-bottom-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-raised max-lg:px-4 max-lg:py-3 max-lg:shadow-float' : ''}`}
      >
        <ChoicePanel
          choice={chooser.choice}
          nights={nights}
          busy={busy}
          refusal={refusal}
          onChange={(chosen, blocked) => void onChange(chosen, blocked)}
          onPrice={(chosen, terms) => void onPrice(chosen, terms)}
          onClear={chooser.clear}
        />
      </aside>
      <section className="grid gap-3 max-lg:order-last">
        <h2 className="font-bold text-xl">
          <Trans>Guests this month</Trans>
        </h2>
        <StayList stays={stays} month={month} />
      </section>
    </div>
  );
}

/** The legend of the calendar's marks. */
function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-soft text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-4 w-8 rounded-pill bg-pine" />
        <Trans>Reserved</Trans>
      </li>
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="h-4 w-8 rounded-pill border border-pine border-dashed bg-raised"
        />
        <Trans>Requested</Trans>
      </li>
      <li className="flex items-center gap-2">
        <Lock className="size-4" />
        <Trans>Blocked</Trans>
      </li>
      <li className="flex items-center gap-2">
        <Moon className="size-4" />
        <Trans>Custom minimum stay</Trans>
      </li>
    </ul>
  );
}

/** Guests with nights in a month, with links to their reservations. */
function StayList({ stays, month }: { stays: readonly CalendarStay[]; month: MonthText }) {
  const { start, end } = monthRange(month);
  const here = stays.filter((stay) =>
    [stay, stay.wanted].some((range) => range !== null && range.start < end && range.end > start),
  );
  if (here.length === 0) {
    return (
      <p className="text-soft text-sm">
        <Trans>No guests this month.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-1">
      {here.map(({ id, guest, status, wanted, ...range }) => (
        <li key={id}>
          <Link
            to="/reservations/$id"
            params={{ id }}
            className="-mx-3 flex items-center gap-3 rounded-xl px-3 py-2 hover:bg-sunken"
          >
            <Avatar person={guest} size={40} />
            <span className="grid min-w-0">
              <strong className="truncate font-semibold">
                <PersonName person={guest} />
              </strong>
              <span className="text-soft text-sm">
                <DayRange start={range.start} end={range.end} />
                <span>{' · '}</span>
                <Plural
                  value={nightsBetween(range.start, range.end)}
                  one="# night"
                  other="# nights"
                />
              </span>
              {status === 'pending' || wanted !== null ? (
                <span className="text-ember text-sm">
                  {wanted === null ? (
                    <Trans>Waiting for your response</Trans>
                  ) : (
                    <Trans>
                      Asks for <DayRange start={wanted.start} end={wanted.end} />
                    </Trans>
                  )}
                </span>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
