import { Trans, useLingui } from '@lingui/react/macro';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { OpensNext, SectionPage } from '#features/listings/section.web.ts';
import { SectionStrip } from '#platform/web/section/section-strip.tsx';
import { HostedToday } from '../components/hosted-today.tsx';
import { EXPERIENCE_LINES } from '../data/categories.ts';

/** What residents and neighbours hold for others (spec 2); none is listed yet. */
export function ExperiencesPage({ search }: { search: Readonly<Record<string, unknown>> }) {
  const { i18n } = useLingui();
  const active = experienceSearch.parse(search).category ?? null;
  const line = active === null ? null : EXPERIENCE_LINES[active];
  const label = line === null ? '' : i18n._(line.label);
  return (
    <SectionPage
      title={<Trans>Spend time with the people who live there</Trans>}
      lead={
        <Trans>
          Dinners, workshops, a run along the harbour: hosted by residents and neighbours, for
          people who stay a while.
        </Trans>
      }
      scene="table"
      strip={<SectionStrip name="experiences" categories={EXPERIENCE_LINES} active={active} />}
    >
      <OpensNext
        heading={
          line === null ? (
            <Trans>The first experiences are coming soon</Trans>
          ) : (
            <Trans>{label}: the first experiences are coming soon</Trans>
          )
        }
        text={
          <>
            {line === null ? null : <>{i18n._(line.description)}. </>}
            <Trans>
              None listed yet. Some homes host their own events for the people who stay there:
            </Trans>
          </>
        }
      >
        <HostedToday />
      </OpensNext>
    </SectionPage>
  );
}
