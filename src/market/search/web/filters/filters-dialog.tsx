import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { X } from '#platform/web/ui/icon.ts';
import type { FilterForm, FilterScope, FilterSet, FilterTypes } from './filter-set.ts';

/** The filters of a kind in steps; their values are in the URL (spec 3 §2.5). */
export function FiltersDialog<T extends FilterTypes>({
  set,
  search: current,
  initial: opening,
  onClose,
}: {
  set: FilterSet<T>;
  /** The search of the page. */
  search: T['Search'];
  /** Initial values of the dialog. */
  initial: T['Values'];
  onClose(): void;
}) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const params = useLocation({ select: (location) => location.search });
  // The dialog retains the search it was opened with: the navigation it triggers closes it.
  const [search] = useState(current);
  const [steps] = useState(() => set.steps(search));
  const [initial] = useState(opening);
  const figures = useFilterFigures(set, i18n.locale);
  const { ScopeProvider, Wizard } = set.form;

  function onSubmit(values: T['Values']) {
    // The results replace the dialog's history entry.
    void navigate({
      to: set.path,
      search: { ...set.others?.(params), ...set.format(set.searchWith(search, values)) },
      replace: true,
    });
    queueMicrotask(onClose);
  }

  return (
    <ScopeProvider value={{ set, search, ...figures }}>
      <Wizard
        losesOnClose={false}
        title={i18n._(set.texts.title)}
        steps={steps}
        initial={initial}
        // Each step may be left unchanged, so all of them can be opened.
        free
        lastLabel={i18n._(set.texts.search)}
        tools={<LiveCount set={set} />}
        onSubmit={onSubmit}
        onClose={onClose}
      />
    </ScopeProvider>
  );
}

/** Pause before a search is requested: dragging a thumb changes it many times. */
const PAUSE_MS = 200;
const MAX_CACHED = 60;

interface Answer<T extends FilterTypes> {
  readonly query: string;
  readonly figures: T['Figures'];
}

/** Fetches figures on request, each search once; the response to the last one is shown. */
function useFilterFigures<T extends FilterTypes>(
  set: FilterSet<T>,
  locale: string,
): Omit<FilterScope<T>, 'set' | 'search'> {
  const [query, setQuery] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const cache = useRef(new Map<string, Answer<T>>());
  const isFirst = useRef(true);
  const choices = useChoices(set, locale);

  useEffect(() => {
    if (query === null) return;
    const known = cache.current.get(query);
    if (known !== undefined) {
      setAnswer(known);
      return;
    }
    const controller = new AbortController();
    const pause = isFirst.current ? 0 : PAUSE_MS;
    isFirst.current = false;
    const timer = setTimeout(() => {
      set.load.figures(Object.fromEntries(new URLSearchParams(query)), controller.signal).then(
        (figures) => {
          if (cache.current.size >= MAX_CACHED) cache.current.clear();
          cache.current.set(query, { query, figures });
          setAnswer({ query, figures });
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          logFailure(error);
          setAnswer(null);
          setFailed(query);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [set, query]);

  const ask = useCallback((wanted: string | null) => setQuery(wanted), []);
  return useMemo(
    () => ({
      figures: answer?.figures ?? null,
      isCurrent: answer !== null && answer.query === query,
      isComing: answer === null && failed !== query,
      choices,
      ask,
    }),
    [answer, failed, query, choices, ask],
  );
}

/** The options of each kind and language, which change only with a release. */
const cached = new WeakMap<object, Map<string, object>>();

function useChoices<T extends FilterTypes>(set: FilterSet<T>, locale: string): T['Choices'] | null {
  const [choices, setChoices] = useState<T['Choices'] | null>(
    () => cached.get(set)?.get(locale) ?? null,
  );
  useEffect(() => {
    const inLocale = cached.get(set) ?? new Map<string, object>();
    cached.set(set, inLocale);
    if (inLocale.has(locale)) return;
    const controller = new AbortController();
    set.load.choices(controller.signal).then(
      (answer) => {
        inLocale.set(locale, answer);
        setChoices(answer);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logFailure(error);
        setChoices(set.noChoices);
      },
    );
    return () => controller.abort();
  }, [set, locale]);
  return choices;
}

/** Number of listings that match the filters, beside the button, updated as they change. */
function LiveCount<T extends FilterTypes>({ set }: { set: FilterSet<T> }) {
  const { values } = set.form.useWizard();
  const { search, figures, isCurrent, ask } = set.form.useScope();
  const query = set.isSearch(search, values)
    ? new URLSearchParams(set.format(set.searchWith(search, values))).toString()
    : null;
  useEffect(() => ask(query), [ask, query]);
  return (
    <p role="status" className="ms-auto text-end font-semibold text-sm tabular-nums">
      {figures === null || query === null ? null : (
        <span className={isCurrent ? undefined : 'opacity-70'}>
          {set.texts.found(figures.total)}
        </span>
      )}
    </p>
  );
}

const CHIP =
  'flex min-h-11 max-w-full items-center gap-2 rounded-pill bg-sunken px-4 text-sm hover:bg-ember-tint';

/** All chosen filters, each removable (spec 3 §2.5, step 3). */
export function FilterSummary<T extends FilterTypes>({ form }: { form: FilterForm<T> }) {
  const { t, i18n } = useLingui();
  const { set, search } = form.useScope();
  const { values, change } = form.useWizard();
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const getLabel = set.useLabels();
  const chosen = set.chosen(search, values);

  function takeOut(filters: readonly T['Chosen'][]) {
    let left = values;
    for (const filter of filters) left = { ...left, ...set.without(search, left, filter) };
    change(left);
    // The clicked chip has been removed; the focus stays near the others.
    title.current?.focus();
  }

  return (
    <section aria-labelledby={id}>
      <h4 ref={title} id={id} tabIndex={-1} className="mb-2 font-semibold text-base outline-none">
        <Trans>Your filters</Trans>
      </h4>
      {chosen.length === 0 ? (
        <p className="text-soft">{i18n._(set.texts.none)}</p>
      ) : (
        <ul aria-labelledby={id} className="flex flex-wrap gap-2">
          {chosen.map((filter) => {
            const label = getLabel(filter);
            return (
              <li key={`${filter.key} ${filter.id ?? ''}`} className="max-w-full">
                <button
                  type="button"
                  aria-label={t`Remove ${label}`}
                  onClick={() => takeOut([filter])}
                  className={CHIP}
                >
                  <span className="truncate">{label}</span>
                  <X aria-hidden="true" className="size-4 flex-none" />
                </button>
              </li>
            );
          })}
          {chosen.length > 1 ? (
            <li>
              <button type="button" onClick={() => takeOut(chosen)} className={CHIP}>
                <Trans>Clear all</Trans>
              </button>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  );
}
