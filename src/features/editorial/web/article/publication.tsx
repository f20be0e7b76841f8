import { Plural, useLingui } from '@lingui/react/macro';
import { formatDay } from '#platform/i18n/days.ts';
import type { ContentSummary } from '../../content-page.ts';
import { useOwnLanguage } from './language.ts';

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
