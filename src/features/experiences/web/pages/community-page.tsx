import { Trans } from '@lingui/react/macro';
import { OpensNext, SectionPage } from '#platform/web/section/section-page.tsx';
import { HostedToday } from '../components/hosted-today.tsx';

/** What the community holds for itself; none is listed yet. */
export function CommunityPage() {
  return (
    <SectionPage
      title={<Trans>Evenings among neighbours</Trans>}
      lead={
        <Trans>
          Pitch nights, shared breakfasts, beach cleanups: community events are held by nomads and
          neighbours, and everybody nearby may come.
        </Trans>
      }
      scene="village"
    >
      <OpensNext
        heading={<Trans>The first community events open next</Trans>}
        text={
          <Trans>
            Nobody has announced one yet. Some homes hold their own for the people who stay there:
          </Trans>
        }
      >
        <HostedToday />
      </OpensNext>
    </SectionPage>
  );
}
