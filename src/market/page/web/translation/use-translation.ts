import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReadText } from '#platform/web/ui/host-text.tsx';
import { canTranslate, type LanguagePair, translateTexts } from './browser-translator.ts';

/** How the texts are shown. */
export type TranslationState =
  | { readonly kind: 'original' }
  /** `loaded` from 0 to 1; null while nothing is downloaded. */
  | { readonly kind: 'under-way'; readonly loaded: number | null }
  | { readonly kind: 'translated' }
  | { readonly kind: 'failed' };

export interface TextTranslation {
  /** Whether the browser can translate these texts. */
  readonly isOffered: boolean;
  readonly state: TranslationState;
  start(): void;
  showOriginal(): void;
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
  const pair = useMemo<LanguagePair | null>(
    () => (language === undefined ? null : { sourceLanguage: language, targetLanguage: locale }),
    [language, locale],
  );
  /** All texts that are shown, as they were written; filled while they are rendered. */
  const [texts] = useState(() => new Set<string>());
  const [translated, setTranslated] = useState<ReadonlyMap<string, string>>(new Map());
  const [state, setState] = useState<TranslationState>({ kind: 'original' });
  const [isOffered, setOffered] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    let isCurrent = true;
    if (pair === null) return;
    void canTranslate(pair).then((can) => {
      if (isCurrent) setOffered(can);
    });
    return () => {
      isCurrent = false;
      running.current?.abort();
      setOffered(false);
      setState({ kind: 'original' });
      setTranslated(new Map());
    };
  }, [pair]);

  async function translate(missing: readonly string[]) {
    if (pair === null) return;
    running.current?.abort();
    const attempt = new AbortController();
    running.current = attempt;
    const { signal } = attempt;
    setState({ kind: 'under-way', loaded: null });
    try {
      const more = await translateTexts(pair, missing, {
        signal,
        onProgress: (loaded) => {
          if (!signal.aborted) setState({ kind: 'under-way', loaded });
        },
      });
      if (signal.aborted) return;
      setTranslated((before) => new Map([...before, ...more]));
      setState({ kind: 'translated' });
    } catch {
      if (!signal.aborted) setState({ kind: 'failed' });
    }
  }

  // Texts that are opened later are translated as well.
  useEffect(() => {
    if (state.kind !== 'translated') return;
    const missing = [...texts].filter((text) => !translated.has(text));
    if (missing.length > 0) void translate(missing);
  });

  return {
    isOffered,
    state,
    start: () => void translate([...texts].filter((text) => !translated.has(text))),
    showOriginal() {
      running.current?.abort();
      setState({ kind: 'original' });
    },
    read(text) {
      texts.add(text);
      return state.kind === 'translated' ? translated.get(text) : undefined;
    },
  };
}
