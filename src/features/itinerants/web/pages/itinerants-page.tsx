import { Trans, useLingui } from '@lingui/react/macro';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { OpensNext, SectionPage } from '#features/listings/section.web.ts';
import { SectionLink } from '#platform/web/section/section-link.tsx';
import { SectionStrip } from '#platform/web/section/section-strip.tsx';
import { Caravan, Sailboat, TreePalm } from '#platform/web/ui/icons.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { LandingBlock } from '../landing/landing-block.ts';
import type { LandingData } from '../landing/landing-figures.ts';

/**
 * Journeys that people make together (spec 3); none is listed yet.
 *
 * @param landing what the landing block shows; null where something is searched for
 */
export function ItinerantsPage({
  search,
  landing,
}: {
  search: Readonly<Record<string, unknown>>;
  landing: LandingData | null;
}) {
  const { i18n } = useLingui();
  const active = itinerantSearch.parse(search).category ?? null;
  const line = active === null ? null : ITINERANT_LINES[active];
  const label = line === null ? '' : i18n._(line.label);
  return (
    <SectionPage
      title={<Trans>Travel on, together</Trans>}
      lead={
        <Trans>
          Itinerants are journeys with fixed dates: a road trip, a retreat, a village for six weeks.
          You live with the same people and keep working.
        </Trans>
      }
      scene="road"
      hero={landing === null ? null : <LandingBlock {...landing} />}
      strip={<SectionStrip name="itinerants" categories={ITINERANT_LINES} active={active} />}
    >
      <OpensNext
        heading={
          line === null ? (
            <Trans>The first journeys are coming soon</Trans>
          ) : (
            <Trans>{label}: the first journeys are coming soon</Trans>
          )
        }
        text={
          <>
            {line === null ? null : <>{i18n._(line.description)}. </>}
            <Trans>
              None listed yet. In the meantime, these homes come close, and they're open today:
            </Trans>
          </>
        }
      >
        <SectionLink
          Icon={Caravan}
          title={<Trans>Vans</Trans>}
          text={<Trans>A home on wheels with a fixed pitch</Trans>}
          search={{ category: 'Van' }}
        />
        <SectionLink
          Icon={Sailboat}
          title={<Trans>Houseboats</Trans>}
          text={<Trans>Moored, heated and gently rocking</Trans>}
          search={{ category: 'Houseboat' }}
        />
        <SectionLink
          Icon={TreePalm}
          title={<Trans>Villages</Trans>}
          text={<Trans>Small houses around a shared kitchen</Trans>}
          search={{ category: 'Village' }}
        />
      </OpensNext>
    </SectionPage>
  );
}
