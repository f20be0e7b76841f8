import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { displayNames } from '#platform/i18n/formats.ts';
import { Languages } from '#platform/web/ui/icons.ts';
import type { ContentSummary } from '../../content-page.ts';
import { Cover } from './cover.tsx';
import { useLanguageAttributes } from './language.ts';
import { Publication } from './publication.tsx';

/** Title, description and text of a written page, in the language it is written in. */
export function PageFrame({
  page,
  back,
  after,
  children,
}: {
  page: ContentSummary;
  /** A link to the list that contains the page. */
  back?: ReactNode;
  /** Content after the text, in the reader's own language. */
  after?: ReactNode;
  children: ReactNode;
}) {
  const language = useLanguageAttributes(page.locale);
  return (
    <div className="content-width pt-8 pb-12 sm:pt-12">
      {back}
      <OtherLanguage page={page} />
      <article {...language}>
        <header className="mb-10 grid max-w-3xl grid-cols-1 gap-4 sm:mb-12">
          <span aria-hidden="true" className="h-1 w-12 rounded-pill bg-ember" />
          <h1 className="hyphens-auto font-bold text-3xl wrap-anywhere sm:hyphens-manual sm:text-4xl">
            {page.title}
          </h1>
          <p className="text-pretty text-soft text-xl">{page.description}</p>
          <Publication piece={page} />
          <Cover path={page.path} className="mt-2 rounded-card" />
        </header>
        {children}
      </article>
      {after}
    </div>
  );
}

/** A note if a page isn't available in the reader's language. */
function OtherLanguage({ page }: { page: ContentSummary }) {
  const { i18n } = useLingui();
  if (page.locale === i18n.locale) return null;
  const language = displayNames(i18n.locale, { type: 'language' }).of(page.locale);
  return (
    <p className="mb-8 flex max-w-3xl items-start gap-3 rounded-card bg-pine-tint px-4 py-3 text-pine">
      <Languages aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      <Trans>This page isn't available in your language yet. It's shown in: {language}.</Trans>
    </p>
  );
}
