import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type DateText, todayIn } from '#domain/dates.ts';
import { countTravelFilters, travelSearch } from '#domain/search/travel-search.ts';
import { tripSearch } from '#domain/search/trip-search.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { X } from '#platform/web/ui/icon.ts';
import { Route, Search } from '#platform/web/ui/icons.ts';
import { saveOrigin, useGuessedOrigin, useSearchWithOrigin } from '../origin/reader-origin.ts';
import {
  clearFlightSearch,
  startFlightSearch,
  toFlightQuestion,
  useFlightSearch,
} from '../search/flight-search.ts';
import type { TravelData } from '../search/travel-data.ts';
import { BarFields } from './bar-fields.tsx';
import {
  draftProblem,
  emptyDraft,
  paramsOfDraft,
  searchOfDraft,
  type TravelDraft,
  toDraft,
} from './travel-draft.ts';

/** The search for flights in the top bar of the travel section (spec 1 §2.2, spec 3 §2.10). */
export function TravelBar() {
  const data = useTravelData();
  const asked = useUrlSearch(tripSearch);
  const zone = useReaderZone();
  const now = Temporal.Now.instant();
  const today = zone === null ? (data?.today ?? todayIn(now, 'UTC')) : todayIn(now, zone);
  const search = useSearchWithOrigin(data?.search ?? asked);
  const draft = toDraft(search.flights, data?.chosen ?? []);
  const version = JSON.stringify([travelSearch.format(draft.search), draft.targets.length]);
  return <BarForm initial={draft} version={version} today={today} />;
}

/** Data of the page below; null while it loads. */
function useTravelData(): TravelData | null {
  return useRouterState({
    select: ({ matches }) => {
      const match = (matches as readonly { routeId: string; loaderData?: unknown }[]).find(
        ({ routeId }) => routeId === '/travel',
      );
      return (match?.loaderData as { travel: TravelData } | undefined)?.travel ?? null;
    },
  });
}

const FilterPanel = lazyComponent(() => import('./filter-panel.tsx'));

/** Preloads the panel's code on pointer or keyboard contact. */
function preparePanel() {
  FilterPanel.preload().catch(() => {});
}

interface BarFormProps {
  /** The page's current search. */
  initial: TravelDraft;
  /** Another one with each page. */
  version: string;
  today: DateText;
}

/** The bar, its panel and the error box, with one draft. */
function BarForm({ initial, version, today }: BarFormProps) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const params = useLocation({ select: ({ search }) => search });
  const { homes } = useUrlSearch(tripSearch);
  const flights = useFlightSearch();
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<ReturnType<typeof draftProblem>>(null);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const frame = useRef<HTMLElement>(null);
  const panelId = useId();
  const panel = usePanel(frame, panelId);
  const isSearching = flights.kind === 'searching';
  // Until it is known the page's own origin is taken for it, so that no badge comes and goes.
  const guess = useGuessedOrigin();
  const townOfReader = guess === undefined ? initial.origin : guess?.iataCode;
  const [filledBy, setFilledBy] = useState(version);
  // A new page resets the bar's content. The bar stays mounted and keeps the focus.
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
    // Only the user's choice is saved, not the default.
    if (draft.origin !== initial.origin) saveOrigin(searched.origin);
    panel.close();
    startFlightSearch(toFlightQuestion({ flights: searched, homes }, draft.targets, today));
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
  // An origin that the server refused is marked until it is changed.
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
            townOfReader,
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
                  draft,
                  today,
                  change,
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

/** The error, in a red box under the bar (spec 3 §2.10). */
function BarError({ text, onClose }: { text: string; onClose(): void }) {
  const { t } = useLingui();
  return (
    <div className="content-width pt-2 pb-1">
      <div className="mx-auto flex w-fit max-w-full items-center gap-2 rounded-card border border-danger bg-danger-tint ps-4 pe-1 shadow-float">
        <p role="alert" data-travel-error="" className="py-2.5 font-semibold text-danger text-sm">
          {text}
        </p>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={onClose}
          className="grid size-11 flex-none place-items-center rounded-pill text-danger hover:bg-raised"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  );
}

/**
 * Opens the three-step search: a button next to the bar, and on phones, where there is no room for
 * the bar, the pill instead of it.
 */
function PlanButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={() => preloadDialog('trip-planner')}
      onFocus={() => preloadDialog('trip-planner')}
      onClick={() => openDialog('trip-planner')}
      className="flex h-11 min-w-0 items-center gap-2 rounded-pill border border-line bg-raised px-4 text-sm hover:border-line-strong max-sm:order-first max-sm:flex-1 max-sm:pe-0.5 max-sm:shadow-float sm:flex-none sm:hover:bg-sunken"
    >
      <Route aria-hidden="true" className="size-4.5 flex-none max-sm:hidden" />
      <span className="truncate font-semibold sm:@max-[46rem]/bar:sr-only">
        <Trans>Plan the whole trip</Trans>
      </span>
      <span className="ms-auto grid size-9.5 flex-none place-items-center rounded-pill bg-ember text-on-ember sm:hidden">
        <Search aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
      </span>
    </button>
  );
}

/** A panel that opens below its bar without blocking the rest of the page. */
interface Panel {
  readonly isOpen: boolean;
  open(): void;
  /** Closes the panel and returns the focus to the button if it was inside. */
  close(): void;
  toggle(): void;
  /** On the frame: Escape closes it and returns the focus to the button. */
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * @param frame around the bar and its panel; a click outside of it closes the panel
 * @param panelId of the panel's element while it is open
 */
function usePanel(frame: RefObject<HTMLElement | null>, panelId: string): Panel {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && frame.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, frame]);

  const focusButton = () =>
    frame.current?.querySelector<HTMLElement>('[data-opens-panel]')?.focus();

  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      if (document.getElementById(panelId)?.contains(document.activeElement)) focusButton();
    },
    toggle: () => setOpen((wasOpen) => !wasOpen),
    onKeyDown(event) {
      if (pressedKey(event) !== 'Escape' || !isOpen || event.defaultPrevented) return;
      setOpen(false);
      focusButton();
    },
  };
}
