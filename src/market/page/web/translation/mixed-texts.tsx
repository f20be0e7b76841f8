import { useLingui } from '@lingui/react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import type { ReadText } from '#platform/web/ui/host-text.tsx';
import { canDetect, canTranslate, detectLanguages, translateTexts } from './browser-translator.ts';
import { TranslateButton } from './translated-texts.tsx';
import {
  type TextTranslation,
  type TranslationSource,
  useSourceTranslation,
} from './use-translation.ts';

const Mixed = createContext<{
  readonly read: ReadText;
  readonly translation: TextTranslation;
} | null>(null);

/**
 * Texts by several people, each in a language that isn't stated: the reader's browser tells it, and
 * translates those in another one. With a `MixedTextsNote` among them.
 */
export function MixedTexts({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const source = useMemo(() => mixedSource(i18n.locale), [i18n.locale]);
  const { read, ...translation } = useSourceTranslation(source);
  return <Mixed value={{ read, translation }}>{children}</Mixed>;
}

/** Offers the translation of the texts around it; nothing where the browser has none. */
export function MixedTextsNote() {
  const translation = use(Mixed)?.translation;
  if (translation?.isOffered !== true) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-soft text-sm">
      <TranslateButton translation={translation} />
    </div>
  );
}

/** A text as the reader reads it, and its language where that was changed to the page's. */
export function useMixedText(): (text: string) => {
  readonly text: string;
  readonly lang: string | undefined;
} {
  const { i18n } = useLingui();
  const read = use(Mixed)?.read;
  return (text) => {
    const own = text.trim() === '' ? undefined : read?.(text);
    return own === undefined ? { text, lang: undefined } : { text: own, lang: i18n.locale };
  };
}

/** A paragraph of a person's words, with its line breaks. */
export function MixedParagraph({ children, className }: { children: string; className: string }) {
  const { text, lang } = useMixedText()(children);
  return (
    <p
      dir="auto"
      lang={lang}
      className={`whitespace-pre-line [overflow-wrap:anywhere] ${className}`}
    >
      {text}
    </p>
  );
}

/** From a language that many write, into the reader's. */
function commonPair(locale: string) {
  return {
    sourceLanguage: foreignLanguage('en', locale) ?? 'es',
    targetLanguage: locale,
  };
}

function mixedSource(locale: string): TranslationSource {
  const languages = new Map<string, string | undefined>();

  async function detect(texts: Iterable<string>, signal: AbortSignal) {
    const unknown = [...texts].filter((text) => !languages.has(text));
    if (unknown.length === 0) return;
    for (const [text, language] of await detectLanguages(unknown, signal)) {
      languages.set(text, language);
    }
  }

  /** Texts in other languages that the browser translates, by their language. */
  async function groupForeign(texts: Iterable<string>): Promise<[string, string[]][]> {
    const groups = new Map<string, string[]>();
    for (const text of texts) {
      const known = languages.get(text);
      const language = known === undefined ? undefined : foreignLanguage(known, locale);
      if (language === undefined) continue;
      groups.set(language, [...(groups.get(language) ?? []), text]);
    }
    const foreign: [string, string[]][] = [];
    for (const [language, group] of groups) {
      const pair = { sourceLanguage: language, targetLanguage: locale };
      if (await canTranslate(pair)) foreign.push([language, group]);
    }
    return foreign;
  }

  return {
    async isOffered(texts) {
      if (texts.size === 0) return false;
      const detector = await canDetect();
      if (detector === 'never') return false;
      // The languages aren't known yet: a browser that doesn't translate from a common one offers none.
      if (detector === 'after-press') return canTranslate(commonPair(locale));
      try {
        await detect(texts, new AbortController().signal);
      } catch {
        return false;
      }
      return (await groupForeign(texts)).length > 0;
    },
    async translate(texts, options) {
      await detect(texts, options.signal);
      const translated = new Map<string, string>();
      for (const [sourceLanguage, group] of await groupForeign(texts)) {
        const pair = { sourceLanguage, targetLanguage: locale };
        for (const entry of await translateTexts(pair, group, options)) translated.set(...entry);
      }
      return translated;
    },
  };
}
