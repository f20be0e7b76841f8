import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, Suspense, useId, useRef, useState } from 'react';
import type { DateText } from '#domain/dates.ts';
import { countTravelFilters, travelSearch } from '#domain/search/travel-search.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { keepOrigin } from '../origin/reader-origin.ts';
import { questionOf } from '../search/flight-question.ts';
import { clearFlightSearch, startFlightSearch, useFlightSearch } from '../search/flight-search.ts';
import { useAskedParams } from '../search/use-asked-params.ts';
import { BarError } from './bar-error.tsx';
import { BarFields } from './bar-fields.tsx';
import { PlanButton } from './plan-button.tsx';
import {
  draftProblem,
  emptyDraft,
  paramsOfDraft,
  searchOfDraft,
  type TravelDraft,
} from './travel-draft.ts';
import { usePanel } from './use-panel.ts';

const FilterPanel = lazyComponent(() => import('./filter-panel.tsx'));

/** Its code comes with the pointer or the keyboard, before somebody asks for it. */
function preparePanel() {
  FilterPanel.preload().catch(() => {});
}

export interface BarFormProps {
  /** What the page shows. */
  initial: TravelDraft;
  /** Another one with each page. */
  version: string;
  today: DateText;
}

/** The bar, its panel and the box of what went wrong, over one draft. */
export function BarForm({ initial, version, today }: BarFormProps) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const params = useAskedParams();
  const flights = useFlightSearch();
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<ReturnType<typeof draftProblem>>(null);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const frame = useRef<HTMLElement>(null);
  const panelId = useId();
  const panel = usePanel(frame, panelId);
  const isSearching = flights.kind === 'searching';
  const [filledBy, setFilledBy] = useState(version);
  // A page that is new fills the bar anew. The bar itself stays, and the keyboard where it is.
  if (filledBy !== version) {
    setFilledBy(version);
    setDraft(initial);
    setProblem(null);
  }

  function change(next: TravelDraft) {
    setDraft(next);
    setProblem(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSearching) return;
    const found = draftProblem(draft);
    setProblem(found);
    setDismissed(null);
    if (found !== null) {
      panel.open();
      return;
    }
    const searched = searchOfDraft(draft, today);
    // Only what the reader chose: the default is nobody's answer.
    if (draft.origin !== initial.origin) keepOrigin(searched.origin);
    panel.close();
    startFlightSearch(questionOf(searched, draft.targets, today));
    void navigate({ to: '/travel', search: paramsOfDraft(searched, params) });
  }

  function clear() {
    setDraft(emptyDraft());
    setProblem(null);
    clearFlightSearch();
    void navigate({ to: '/travel', search: {} });
  }

  const failure = flights.kind === 'failed' ? flights.failure : null;
  const text = failure?.text ?? null;
  // What the server knows to be no airport is marked until something else stands there.
  const isRefused = failure?.isOriginWrong === true && draft.origin === initial.origin;
  const error =
    problem === 'no-target'
      ? i18n._(msg`Please select at least one destination or festival`)
      : problem === null && text !== null && failure !== dismissed
        ? typeof text === 'string'
          ? text
          : i18n._(text)
        : null;
  return (
    <search
      ref={frame}
      aria-label={t`Flights`}
      className="flex min-w-0 flex-1 items-center gap-2 sm:gap-3"
      onKeyDown={panel.onKeyDown}
      onPointerEnter={preparePanel}
      onFocus={preparePanel}
    >
      <form
        action="/travel"
        noValidate
        onSubmit={submit}
        className="contents"
        aria-busy={isSearching}
      >
        <BarFields
          draft={draft}
          today={today}
          count={countTravelFilters(
            travelSearch.change(draft.search, {
              origin: draft.origin || undefined,
              targets: draft.targets.map(({ id }) => id),
            }),
            today,
          )}
          isSearching={isSearching}
          panelId={panelId}
          isOpen={panel.isOpen}
          onToggle={panel.toggle}
          onType={(term) => {
            change({ ...draft, term });
            panel.open();
          }}
        />
        <div
          className={`${panel.isOpen ? 'bg-paper' : ''} absolute inset-x-0 top-full grid max-h-[calc(100dvh-3.75rem)] overflow-y-auto max-md:max-h-[calc(100dvh-7.75rem-env(safe-area-inset-bottom))] overscroll-contain empty:hidden`}
        >
          {error === null ? null : (
            <BarError
              text={error}
              onClose={() => {
                setProblem(null);
                setDismissed(failure);
              }}
            />
          )}
          {panel.isOpen ? (
            <Suspense fallback={<div className="h-80 animate-pulse bg-sunken" />}>
              <FilterPanel
                id={panelId}
                control={{
                  ...{ draft, today, change },
                  isOriginWrong: problem === 'origin' || isRefused,
                }}
                isSearching={isSearching}
                onClear={clear}
                onClose={panel.close}
              />
            </Suspense>
          ) : null}
        </div>
      </form>
      <PlanButton />
    </search>
  );
}
