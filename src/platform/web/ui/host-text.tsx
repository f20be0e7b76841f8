import { useLingui } from '@lingui/react';
import { createContext, type ReactNode, use } from 'react';
import { isSameLanguage } from '#platform/i18n/text-language.ts';

const Language = createContext<string | undefined>(undefined);

/** Sets the language of a host's texts within it (`HostText`, pictures). */
export function HostLanguage({
  language,
  children,
}: {
  /** A tag of BCP 47; undefined where it is the reader's. */
  language: string | undefined;
  children: ReactNode;
}) {
  return <Language value={language}>{children}</Language>;
}

/** The language of a host's texts here; undefined where it is that of the page. */
export function useHostLanguage(): string | undefined {
  const { i18n } = useLingui();
  const language = use(Language);
  return language === undefined || isSameLanguage(language, i18n.locale) ? undefined : language;
}

/** A host's text, marked with its own language and direction. */
export function HostText({ children, className }: { children: ReactNode; className?: string }) {
  const language = useHostLanguage();
  return (
    <bdi lang={language} className={className}>
      {children}
    </bdi>
  );
}

/** As `HostText`, with line breaks and at full width. */
export function HostParagraph({ children, className }: { children: string; className: string }) {
  const language = useHostLanguage();
  return (
    <p lang={language} dir="auto" className={`whitespace-pre-line ${className}`}>
      {children}
    </p>
  );
}
