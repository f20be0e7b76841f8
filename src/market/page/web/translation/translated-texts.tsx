import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use } from 'react';
import { displayNames } from '#platform/i18n/formats.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import { HostLanguage, HostParagraph, useHostLanguage } from '#platform/web/ui/host-text.tsx';
import { type TextTranslation, useTranslation } from './use-translation.ts';

const Translation = createContext<TextTranslation | null>(null);

/** Texts of one language that the reader's browser may translate, with a `TranslationNote` among them. */
export function TranslatedTexts({
  language,
  children,
}: {
  /** A tag of BCP 47. */
  language: string;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const foreign = foreignLanguage(language, i18n.locale);
  const { read, ...translation } = useTranslation(foreign, i18n.locale);
  return (
    <HostLanguage language={language} read={read}>
      <Translation value={translation}>{children}</Translation>
    </HostLanguage>
  );
}

/**
 * The language of the texts around it, where that isn't the reader's, and their translation, where the
 * browser has one.
 */
export function TranslationNote() {
  const { i18n } = useLingui();
  const language = useHostLanguage();
  const translation = use(Translation);
  if (language === undefined) return null;
  const name = displayNames(i18n.locale, { type: 'language' }).of(language) ?? language;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 text-soft text-sm">
      <p>
        <Trans>Written in {name}</Trans>
      </p>
      {translation?.isOffered ? <TranslateButton translation={translation} /> : null}
    </div>
  );
}

const BUTTON = 'min-h-11 font-semibold text-ink underline underline-offset-4 disabled:no-underline';

/** Translates, stops and goes back; what comes of it stands beside. */
export function TranslateButton({
  translation: { state, start, showOriginal },
}: {
  translation: TextTranslation;
}) {
  const { i18n } = useLingui();
  const isUnderWay = state.kind === 'under-way';
  const isNothing = state.kind === 'nothing';
  const isBack = state.kind === 'translated' || isUnderWay;
  const loaded =
    isUnderWay && state.loaded !== null && state.loaded < 1
      ? i18n.number(state.loaded, { style: 'percent', maximumFractionDigits: 0 })
      : null;
  return (
    <>
      {isNothing ? null : (
        <button type="button" className={BUTTON} onClick={isBack ? showOriginal : start}>
          {isUnderWay ? (
            <Trans>Stop translating</Trans>
          ) : isBack ? (
            <Trans>Show the original</Trans>
          ) : state.kind === 'failed' ? (
            <Trans>Try again</Trans>
          ) : (
            <Trans>Translate in this browser</Trans>
          )}
        </button>
      )}
      <p role="status">
        {state.kind === 'translated' ? (
          <Trans>Translated by your browser. It may contain mistakes.</Trans>
        ) : isNothing ? (
          <Trans>Your browser found nothing here in another language.</Trans>
        ) : state.kind === 'failed' ? (
          <Trans>Your browser couldn't translate this.</Trans>
        ) : loaded !== null ? (
          <Trans>Your browser is downloading the language: {loaded}</Trans>
        ) : isUnderWay ? (
          <Trans>Translating…</Trans>
        ) : null}
      </p>
    </>
  );
}

/** A person's words about themselves; their language is named where the person said it. */
export function OwnWords({
  language,
  className,
  children,
}: {
  /** A tag of BCP 47; null where the person hasn't said it. */
  language: string | null;
  className: string;
  children: string;
}) {
  if (language === null) {
    return (
      <p dir="auto" className={`whitespace-pre-line ${className}`}>
        {children}
      </p>
    );
  }
  return (
    <TranslatedTexts language={language}>
      <HostParagraph className={className}>{children}</HostParagraph>
      <TranslationNote />
    </TranslatedTexts>
  );
}
