import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PricingDuration } from '#domain/vocabulary.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import {
  listChoices,
  type StayAnalytics,
  type StayChoices,
  showAnalytics,
} from '../../contract.ts';

/** A person who moves a thumb asks many times; so long they have to pause. */
const PAUSE_MS = 200;
const MOST_KEPT = 60;

/** Labels of what can be chosen. */
export type Choices = StayChoices;

const NO_CHOICES: Choices = { categories: [], occupancies: [], amenityGroups: [], events: [] };

export interface SearchFigures {
  /** Those of the last search that was answered; null before, and while none can be had. */
  readonly figures: StayAnalytics | null;
  /** Whether they are of what is asked for now. */
  readonly isCurrent: boolean;
  /** Whether the first are still on their way. */
  readonly isComing: boolean;
  /** Labels of what can be chosen; null until they are there, empty where they can't be had. */
  readonly choices: Choices | null;
  /** What prices are of. */
  readonly duration: PricingDuration;
  /** Asks for the figures of another search; null where what is typed is no search. */
  ask(query: string | null): void;
}

export const SearchFiguresContext = createContext<SearchFigures>({
  figures: null,
  isCurrent: false,
  isComing: false,
  choices: null,
  duration: 'night',
  ask: () => {},
});

/** The figures of the search that the dialog asks for, and the labels of its choices. */
export function useSearchFigures(): SearchFigures {
  return useContext(SearchFiguresContext);
}

interface Answer {
  readonly query: string;
  readonly figures: StayAnalytics;
}

/** Fetches figures as they are asked for, each search once, the last one asked for winning. */
export function useFigureSource(locale: string, duration: PricingDuration): SearchFigures {
  const [query, setQuery] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const kept = useRef(new Map<string, Answer>());
  const isFirst = useRef(true);
  const choices = useChoices(locale);

  useEffect(() => {
    if (query === null) return;
    const known = kept.current.get(query);
    if (known !== undefined) {
      setAnswer(known);
      return;
    }
    const controller = new AbortController();
    const pause = isFirst.current ? 0 : PAUSE_MS;
    isFirst.current = false;
    const timer = setTimeout(() => {
      call(
        showAnalytics,
        { query: Object.fromEntries(new URLSearchParams(query)) },
        { signal: controller.signal },
      ).then(
        (figures) => {
          if (kept.current.size >= MOST_KEPT) kept.current.clear();
          kept.current.set(query, { query, figures });
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
  }, [query]);

  const ask = useCallback((wanted: string | null) => setQuery(wanted), []);
  return useMemo(
    () => ({
      figures: answer?.figures ?? null,
      isCurrent: answer !== null && answer.query === query,
      isComing: answer === null && failed !== query,
      choices,
      duration,
      ask,
    }),
    [answer, failed, query, choices, duration, ask],
  );
}

const choicesIn = new Map<string, Choices>();

function useChoices(locale: string): Choices | null {
  const [choices, setChoices] = useState(() => choicesIn.get(locale) ?? null);
  useEffect(() => {
    if (choicesIn.has(locale)) return;
    const controller = new AbortController();
    call(listChoices, {}, { signal: controller.signal }).then(
      (answer) => {
        choicesIn.set(locale, answer);
        setChoices(answer);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        logFailure(error);
        setChoices(NO_CHOICES);
      },
    );
    return () => controller.abort();
  }, [locale]);
  return choices;
}
