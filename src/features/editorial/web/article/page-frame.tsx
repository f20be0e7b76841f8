import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDay } from '#platform/i18n/days.ts';
import { displayNames } from '#platform/i18n/formats.ts';
import { ArrowLeft, Languages } from '#platform/web/ui/icons.ts';
import type { ContentSummary } from '../../content-page.ts';
import { useLanguageAttributes, useOwnLanguage } from './language.ts';

/** The picture of an article, if it has one. */
export function Cover({ path, className = '' }: { path: string; className?: string }) {
  const src = getCoverPath(path);
  if (src === null) return null;
  return (
    <img
      src={src}
      alt=""
      width={960}
      height={540}
      loading="lazy"
      decoding="async"
      className={`aspect-video h-auto w-full bg-sunken object-cover ${className}`}
    />
  );
}

/**
 * The address of a piece's picture, which `node scripts/draw-covers.js` draws; null for pages that
 * aren't articles.
 *
 * @param path of the page, without a slash in front
 */
export function getCoverPath(path: string): string | null {
  return path === 'about' || /^(?:blog|guide)\/./.test(path)
    ? `/covers/${path.replace('/', '-')}.avif`
    : null;
}

/** Publication date and reading time of a piece. */
export function Publication({ piece }: { piece: ContentSummary }) {
  const { i18n } = useLingui();
  const own = useOwnLanguage(piece.locale);
  const { date, minutes } = piece;
  if (date === undefined && minutes === undefined) return null;
  return (
    <p className="text-sm text-soft">
      <span {...own}>
        {date === undefined ? null : (
          <time dateTime={date}>{formatDay(date, i18n.locale, 'long')}</time>
        )}
        <span>{date === undefined || minutes === undefined ? null : ' · '}</span>
        {minutes === undefined ? null : (
          <Plural value={minutes} one="# min read" other="# min read" />
        )}
      </span>
    </p>
  );
}

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

/** A link from a piece to its list; nothing for a page without a list. */
export function BackLink({ path }: { path: string }) {
  const [folder, piece] = path.split('/');
  if (piece === undefined) return null;
  const list: string = `/${folder}`;
  return (
    <p className="mb-6">
      <Link
        to={list}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-pill px-2 font-semibold text-sm text-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {folder === 'guide' ? (
          <Trans>All guides</Trans>
        ) : folder === 'blog' ? (
          <Trans>All posts</Trans>
        ) : (
          <Trans>Support</Trans>
        )}
      </Link>
    </p>
  );
}
