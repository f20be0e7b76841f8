import { useLingui } from '@lingui/react';
import { createContext, type ReactNode, use } from 'react';
import { isSameLanguage } from '#platform/i18n/text-language.ts';

/** A host's text in the reader's language; undefined while it is shown as it was written. */
export type ReadText = (text: string) => string | undefined;

interface HostTexts {
  readonly language: string | undefined;
  readonly read?: ReadText | undefined;
}

const Texts = createContext<HostTexts>({ language: undefined });

/** Sets the language of a host's texts within it (`HostText`, pictures). */
export function HostLanguage({
  language,
  read,
  children,
}: {
  /** A tag of BCP 47; undefined where it is the reader's. */
  language: string | undefined;
  /** Translates them, where the reader has asked for it. */
  read?: ReadText | undefined;
  children: ReactNode;
}) {
  return <Texts value={{ language, read }}>{children}</Texts>;
}

/** The language of a host's texts here; undefined where it is that of the page. */
export function useHostLanguage(): string | undefined {
  const { i18n } = useLingui();
  const { language } = use(Texts);
  return language === undefined || isSameLanguage(language, i18n.locale) ? undefined : language;
}

/** A host's text as the reader reads it, and its language where that isn't the page's. */
function useShownText<Text extends ReactNode>(text: Text): [string | Text, string | undefined] {
  const language = useHostLanguage();
  const { read } = use(Texts);
  const own = typeof text === 'string' && language !== undefined ? read?.(text) : undefined;
  return own === undefined ? [text, language] : [own, undefined];
}

/** A host's text, marked with its own language and direction. */
export function HostText({ children, className }: { children: ReactNode; className?: string }) {
  const [text, language] = useShownText(children);
  return (
    <bdi lang={language} className={className}>
      {text}
    </bdi>
  );
}

/** As `HostText`, with line breaks and at full width. */
export function HostParagraph({ children, className }: { children: string; className: string }) {
  const [text, language] = useShownText(children);
  return (
    <p lang={language} dir="auto" className={`whitespace-pre-line ${className}`}>
      {text}
    </p>
  );
}
