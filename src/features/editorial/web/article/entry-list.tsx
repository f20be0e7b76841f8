import { Link } from '@tanstack/react-router';
import type { ContentSummary } from '../../content-page.ts';
import { getPageAddress } from '../../site-pages.ts';
import { useLanguageAttributes } from './language.ts';
import { Cover, Publication } from './page-frame.tsx';

/** Pages to read, each as a card that leads there. */
export function EntryList({
  entries,
  rank: Heading = 'h3',
  lead = false,
}: {
  entries: readonly ContentSummary[];
  /** Rank of their titles, one below the heading above the list. */
  rank?: 'h2' | 'h3';
  /** Whether the first is shown large. */
  lead?: boolean;
}) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {entries.map((entry, at) => (
        <Entry key={entry.path} entry={entry} Heading={Heading} isLead={lead && at === 0} />
      ))}
    </ul>
  );
}

function Entry({
  entry,
  Heading,
  isLead,
}: {
  entry: ContentSummary;
  Heading: 'h2' | 'h3';
  isLead: boolean;
}) {
  const language = useLanguageAttributes(entry.locale);
  return (
    <li
      {...language}
      className={`relative overflow-hidden rounded-card border border-line bg-raised transition-colors duration-150 hover:border-line-strong ${isLead ? 'sm:col-span-2 lg:grid lg:grid-cols-2 lg:items-center xl:col-span-3' : ''}`}
    >
      <Cover path={entry.path} />
      <div className="grid content-start gap-2 p-5 sm:p-6">
        <Heading className="font-semibold text-xl wrap-anywhere">
          <Link
            to={getPageAddress(entry.path)}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-2"
          >
            {entry.title}
          </Link>
        </Heading>
        <p className="text-pretty text-soft">{entry.description}</p>
        <Publication piece={entry} />
      </div>
    </li>
  );
}
