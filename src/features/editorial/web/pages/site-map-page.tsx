import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { ContentSummary } from '../../content-page.ts';
import { getPageAddress, listSectionPages, SECTION_PATHS } from '../../site-pages.ts';
import { useLanguageAttributes } from '../article/language.ts';
import { PageFrame } from '../article/page-frame.tsx';
import { Prose } from '../article/prose.tsx';
import { usePageData } from '../use-page-data.ts';

const ABOUT = ['about', 'careers', 'faq', 'blog', 'guide', 'events', 'support'];
const LEGAL = ['terms-service', 'privacy', 'sitemap'];

/** All public pages, from the routes and the written pages. */
export default function SiteMapPage() {
  const { page, entries } = usePageData();
  const named = (paths: readonly string[]) =>
    paths.flatMap((path) => entries.filter((entry) => entry.path === path));
  return (
    <PageFrame
      page={page}
      after={
        <div className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          <Group title={<Trans>Sections</Trans>}>
            <Sections />
          </Group>
          <Group title={<Trans>About and FAQs</Trans>}>
            <Pages pages={named(ABOUT)} />
          </Group>
          <Group title={<Trans>Guides and stories</Trans>}>
            <Pages pages={listSectionPages(entries, 'guide')} />
          </Group>
          <Group title={<Trans>Blog</Trans>}>
            <Pages pages={listSectionPages(entries, 'blog')} />
          </Group>
          <Group title={<Trans>Support</Trans>}>
            <Pages pages={listSectionPages(entries, 'support')} />
          </Group>
          <Group title={<Trans>Rules and overview</Trans>}>
            <Pages pages={named(LEGAL)} />
          </Group>
        </div>
      }
    >
      <Prose nodes={page.body} />
    </PageFrame>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-bold text-xl">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

const LINK =
  'inline-flex min-h-11 min-w-11 items-center underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2 hover:decoration-ember';

function Pages({ pages }: { pages: readonly ContentSummary[] }) {
  return pages.map((page) => <PageLink key={page.path} page={page} />);
}

function PageLink({ page }: { page: ContentSummary }) {
  const language = useLanguageAttributes(page.locale);
  return (
    <li>
      <Link to={getPageAddress(page.path)} className={LINK}>
        <span {...language}>{page.title}</span>
      </Link>
    </li>
  );
}

/** Open sections: a section is listed once it has a route. */
function Sections() {
  const { routesByPath } = useRouter();
  const names: Record<(typeof SECTION_PATHS)[number], ReactNode> = {
    '/': <Trans>Homes</Trans>,
    '/itinerants': <Trans>Itinerants</Trans>,
    '/experiences': <Trans>Experiences</Trans>,
    '/community': <Trans>Community</Trans>,
    '/travel': <Trans>Travel</Trans>,
  };
  const open = new Set(Object.keys(routesByPath).map((path) => path.replace(/(.)\/$/, '$1')));
  return SECTION_PATHS.filter((path) => open.has(path)).map((path) => (
    <li key={path}>
      <Link to={path as string} className={LINK}>
        {names[path]}
      </Link>
    </li>
  ));
}
