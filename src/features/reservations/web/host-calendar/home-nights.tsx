import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { addDays, addMonths, type DateText, monthOf } from '#domain/dates.ts';
import { nightRanges } from '#domain/free-nights.ts';
import { firstWeekdayOf, moveDay } from '#market/calendar/late.web.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import type { HostCalendar } from '../../contract.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { hostNights } from './host-nights.ts';
import { Legend } from './legend.tsx';
import { MonthTurner } from './month-turner.tsx';
import { NightsGrid } from './nights-grid.tsx';
import { StayList } from './stay-list.tsx';
import type { NewTerms } from './terms-form.tsx';
import { useBlockNights } from './use-block-nights.ts';
import { useNightChoice } from './use-night-choice.ts';

/** A month of nights with what can be done with those that are chosen. */
export function HomeNights({ loaded }: { loaded: HostCalendar }) {
  const { i18n } = useLingui();
  const { calendar, busy, refusal, change, price } = useBlockNights(loaded);
  const nights = useMemo(() => hostNights(calendar), [calendar]);
  const chooser = useNightChoice();
  const { today, until, stays } = calendar;
  const lastNight = addDays(until, -1);
  const [month, setMonth] = useState(() => monthOf(today));
  const [focused, setFocused] = useState(today);
  const focusedElement = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const chosenWeekday = usePreferences().firstWeekday;
  const firstWeekday = chosenWeekday ?? firstWeekdayOf(i18n.locale);
  const within = (night: DateText) =>
    night < today ? today : night > lastNight ? lastNight : night;
  // Tab always leads into the month that is shown.
  const stop = monthOf(focused) === month ? focused : within(`${month}-01`);

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
    setMonth(monthOf(target));
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
    // Where the panel floats over the page, what is under it can be scrolled clear of it.
    <div
      className={`grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem] ${isPanelNeeded ? 'max-lg:pb-64' : ''}`}
    >
      <div className="grid gap-4">
        <MonthTurner
          month={month}
          first={monthOf(today)}
          last={monthOf(lastNight)}
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
