import { Trans, useLingui } from '@lingui/react/macro';
import { displayNames } from '#platform/i18n/formats.ts';
import { HostParagraph, useHostLanguage } from '#platform/web/ui/host-text.tsx';

/** A host's description; its language is named where it isn't the reader's. */
export function Description({ children }: { children: string }) {
  const { i18n } = useLingui();
  const language = useHostLanguage();
  const name =
    language === undefined
      ? null
      : (displayNames(i18n.locale, { type: 'language' }).of(language) ?? language);
  return (
    <div className="py-8">
      <HostParagraph className="max-w-prose text-lg leading-relaxed">{children}</HostParagraph>
      {name === null ? null : (
        <p className="mt-3 text-sm text-soft">
          <Trans>Written in {name}</Trans>
        </p>
      )}
    </div>
  );
}
