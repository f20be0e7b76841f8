import { Trans } from '@lingui/react/macro';
import { OpensNext, SectionPage } from '#features/listings/section.web.ts';
import { HostedToday } from '../components/hosted-today.tsx';

/** What the community holds for itself; none is listed yet. */
export function CommunityPage() {
  return (
    <SectionPage
      title={<Trans>Evenings among neighbours</Trans>}
      lead={
        <Trans>
          Pitch nights, shared breakfasts, beach cleanups: community events are hosted by nomads and
          neighbours, and anyone nearby is welcome.
        </Trans>
      }
      scene="village"
    >
      <OpensNext
        heading={<Trans>The first community events are coming soon</Trans>}
        text={
          <Trans>
            None announced yet. Some homes host their own events for the people who stay there:
          </Trans>
        }
      >
        <HostedToday />
      </OpensNext>
    </SectionPage>
  );
}
