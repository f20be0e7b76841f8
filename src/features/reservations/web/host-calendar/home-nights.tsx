import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  addDays,
  addMonths,
  type DateText,
  isMonthText,
  type MonthText,
  monthRange,
  nightsBetween,
  toMonth,
} from '#domain/dates.ts';
import { nightRanges } from '#domain/free-nights.ts';
import { getFirstWeekday, moveDay } from '#market/calendar/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CalendarClock, Lock, Moon } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import type { CalendarStay, HostCalendar } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import type { AttemptRefusal } from '../dialogs/use-attempt.ts';
import { type ChosenNights, chosenNights, type HostNights, hostNights } from './host-nights.ts';
import { MonthTurner, type NightChoice, NightsGrid, useNightChoice } from './nights-grid.tsx';
import { type NewTerms, TermsForm, useBlockNights } from './terms-form.tsx';

/** A month of nights with actions for the selected ones. */
export function HomeNights({
  loaded,
  asked,
}: {
  loaded: HostCalendar;
  /** The month to open with, as an address has it. */
  asked: string | undefined;
}) {
  const { i18n } = useLingui();
  const { calendar, busy, refusal, change, price } = useBlockNights(loaded);
  const nights = useMemo(() => hostNights(calendar), [calendar]);
  const chooser = useNightChoice();
  const { today, until, stays } = calendar;
  const lastNight = addDays(until, -1);
  const [month, setMonth] = useState(() => initialMonth(asked, today, lastNight));
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
        <Legend
          hasCalendars={calendar.calendars.length > 0}
          hasKept={calendar.kept.length > 0}
          hasOffered={calendar.offered.length > 0}
        />
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
function Legend({
  hasCalendars,
  hasKept,
  hasOffered,
}: {
  hasCalendars: boolean;
  hasKept: boolean;
  hasOffered: boolean;
}) {
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
      {hasKept ? (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 border border-line-strong bg-sunken" />
          <Trans>Kept free between stays</Trans>
        </li>
      ) : null}
      {hasOffered ? (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-4 border border-line-strong bg-sunken" />
          <Trans>Held for a guest on the waitlist</Trans>
        </li>
      ) : null}
      {hasCalendars ? (
        <li className="flex items-center gap-2">
          <CalendarClock className="size-4" />
          <Trans>Taken elsewhere</Trans>
        </li>
      ) : null}
      <li className="flex items-center gap-2">
        <Moon className="size-4" />
        <Trans>Custom minimum stay</Trans>
      </li>
    </ul>
  );
}

/** The month that an address asks for where the calendar has it, otherwise that of today. */
function initialMonth(asked: string | undefined, first: DateText, last: DateText): MonthText {
  const isThere = isMonthText(asked) && asked >= toMonth(first) && asked <= toMonth(last);
  return isThere ? asked : toMonth(first);
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

/** The selected nights and the actions for them. */
function ChoicePanel({
  choice,
  nights,
  busy,
  refusal,
  onChange,
  onPrice,
  onClear,
}: {
  choice: NightChoice | null;
  nights: HostNights;
  busy: boolean;
  refusal: AttemptRefusal | null;
  onChange(nights: readonly DateText[], blocked: boolean): void;
  onPrice(nights: readonly DateText[], terms: NewTerms): void;
  onClear(): void;
}) {
  const { i18n } = useLingui();
  const [isPricing, setPricing] = useState(false);
  if (choice === null) {
    return (
      <div className="grid gap-3 max-lg:hidden">
        <p role="status" className="sr-only" />
        <RefusalNote refusal={refusal} />
        <h2 className="font-bold text-lg">
          <Trans>Choose nights</Trans>
        </h2>
        <p className="text-soft text-sm">
          <Trans>
            Drag across nights, or press the first and the last. With the keyboard, hold Shift and
            use the arrow keys.
          </Trans>
        </p>
      </div>
    );
  }
  const chosen = chosenNights(nights, choice.from, choice.to);
  const [first, last] =
    choice.from < choice.to ? [choice.from, choice.to] : [choice.to, choice.from];
  const all = Object.values(chosen).flat().sort();
  return (
    <div className="grid gap-3">
      <div role="status">
        <h2 className="font-bold text-lg">
          <Plural value={Object.values(chosen).flat().length} one="# night" other="# nights" />
        </h2>
        <p className="text-sm">{formatDayRange(first, last, i18n.locale, 'weekday')}</p>
        <Notes chosen={chosen} nights={nights} />
      </div>
      {isPricing ? (
        <TermsForm
          // Other nights, other terms.
          key={`${first} ${last}`}
          nights={nights}
          chosen={all}
          busy={busy}
          onSave={(terms) => onPrice(all, terms)}
          onCancel={() => setPricing(false)}
        />
      ) : null}
      <div className={`flex flex-wrap gap-2 lg:grid ${isPricing ? 'hidden lg:hidden' : ''}`}>
        <Button look="secondary" onClick={() => setPricing(true)}>
          <Trans>Set price or minimum stay</Trans>
        </Button>
        {chosen.open.length > 0 ? (
          <Button busy={busy} onClick={() => onChange(chosen.open, true)}>
            <Plural value={chosen.open.length} one="Block # night" other="Block # nights" />
          </Button>
        ) : null}
        {chosen.blocked.length > 0 ? (
          <Button
            look={chosen.open.length > 0 ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => onChange(chosen.blocked, false)}
          >
            <Plural value={chosen.blocked.length} one="Open # night" other="Open # nights" />
          </Button>
        ) : null}
        <Button look="quiet" onClick={onClear}>
          <Trans>Clear selection</Trans>
        </Button>
      </div>
      <RefusalNote refusal={refusal} />
    </div>
  );
}

function Notes({ chosen, nights }: { chosen: ChosenNights; nights: HostNights }) {
  const { capacity } = nights.calendar;
  const isShared = chosen.open.some((night) => nights.countLeft(night) < capacity);
  return (
    <>
      {chosen.taken.length > 0 ? (
        <p className="mt-1 text-soft text-sm">
          <Plural
            value={chosen.taken.length}
            one="# night is booked and stays as it is."
            other="# nights are booked and stay as they are."
          />
        </p>
      ) : null}
      {chosen.imported.length > 0 ? (
        <p className="mt-1 text-soft text-sm">
          <Plural
            value={chosen.imported.length}
            one="# night is taken in another calendar. It opens once it's free there."
            other="# nights are taken in another calendar. They open once they're free there."
          />
        </p>
      ) : null}
      {isShared ? (
        <p className="mt-1 text-soft text-sm">
          <Trans>Guests who have a room keep it. Blocking closes the rooms that are left.</Trans>
        </p>
      ) : null}
    </>
  );
}
