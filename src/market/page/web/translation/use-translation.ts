import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadText } from '#platform/web/ui/host-text.tsx';
import { canTranslate, translateTexts } from './browser-translator.ts';

/** How the texts are shown. */
export type TranslationState =
  | { readonly kind: 'original' }
  /** `loaded` from 0 to 1; null while nothing is downloaded. */
  | { readonly kind: 'under-way'; readonly loaded: number | null }
  | { readonly kind: 'translated' }
  /** None of them is in another language. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' };

export interface TextTranslation {
  /** Whether the browser can translate these texts. */
  readonly isOffered: boolean;
  readonly state: TranslationState;
  start(): void;
  showOriginal(): void;
}

/** How the texts of a page are translated; another one begins again. */
export interface TranslationSource {
  /** Whether a translation of these texts can be offered. */
  isOffered(texts: ReadonlySet<string>): Promise<boolean>;
  /** Translations by text; the texts that need none are left out. */
  translate(
    texts: readonly string[],
    options: { readonly signal: AbortSignal; onProgress(loaded: number): void },
  ): Promise<Map<string, string>>;
}

/**
 * The translation of a host's texts by the reader's browser.
 *
 * @param language of the texts; undefined where the reader needs no translation
 */
export function useTranslation(
  language: string | undefined,
  locale: string,
): TextTranslation & { readonly read: ReadText } {
  const source = useMemo<TranslationSource | null>(() => {
    if (language === undefined) return null;
    const pair = { sourceLanguage: language, targetLanguage: locale };
    return {
      isOffered: () => canTranslate(pair),
      translate: (texts, options) => translateTexts(pair, texts, options),
    };
  }, [language, locale]);
  return useSourceTranslation(source);
}

/** @param source null where the reader needs no translation */
export function useSourceTranslation(
  source: TranslationSource | null,
): TextTranslation & { readonly read: ReadText } {
  /** All texts that are shown, as they were written; filled while they are rendered. */
  const [texts] = useState(() => new Set<string>());
  /** For how many of them, by which source, an offer was looked for. */
  const looked = useRef<{ source: TranslationSource | null; size: number }>({ source, size: 0 });
  /** Texts that were translated, and those that need none. */
  const [done, setDone] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const [state, setState] = useState<TranslationState>({ kind: 'original' });
  const [isOffered, setOffered] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      if (source === null) return;
      running.current?.abort();
      looked.current = { source: null, size: 0 };
      setOffered(false);
      setState({ kind: 'original' });
      setDone(new Map());
    },
    [source],
  );

  // Later texts may be the first in another language.
  useEffect(() => {
    const { source: last, size } = looked.current;
    if (source === null || isOffered || (last === source && size === texts.size)) return;
    looked.current = { source, size: texts.size };
    void source.isOffered(texts).then((can) => {
      if (can && looked.current.source === source) setOffered(true);
    });
  });

  async function translate(missing: readonly string[]) {
    if (source === null) return;
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const { signal } = attempt;
    setState({ kind: 'under-way', loaded: null });
    try {
      const more = await source.translate(missing, {
        signal,
        onProgress: (loaded) => {
          if (!signal.aborted) setState({ kind: 'under-way', loaded });
        },
      });
      if (signal.aborted) return;
      const all = new Map([...done, ...missing.map((text) => [text, more.get(text)] as const)]);
      setDone(all);
      const isAny = [...all.values()].some((text) => text !== undefined);
      setState({ kind: isAny ? 'translated' : 'nothing' });
    } catch {
      if (!signal.aborted) setState({ kind: 'failed' });
    }
  }

  const listMissing = () => [...texts].filter((text) => !done.has(text));

  // Texts that are opened later are translated as well.
  useEffect(() => {
    if (state.kind !== 'translated' && state.kind !== 'nothing') return;
    const missing = listMissing();
    if (missing.length > 0) void translate(missing);
  });

  return {
    isOffered,
    state,
    start: () => void translate(listMissing()),
    showOriginal() {
      running.current?.abort();
      setState({ kind: 'original' });
    },
    read(text) {
      texts.add(text);
      return state.kind === 'translated' ? done.get(text) : undefined;
    },
  };
}
