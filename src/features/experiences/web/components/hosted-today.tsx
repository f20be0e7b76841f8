import { Trans } from '@lingui/react/macro';
import { SectionLink } from '#platform/web/section/section-link.tsx';
import { Footprints, Mic, Utensils } from '#platform/web/ui/icons.ts';

/** Homes whose hosts hold something for their guests already. */
export function HostedToday() {
  return (
    <>
      <SectionLink
        Icon={Utensils}
        title={<Trans>Homes with family dinners</Trans>}
        text={<Trans>One long table, everyone brings something</Trans>}
        search={{ event: 'family-dinner' }}
      />
      <SectionLink
        Icon={Footprints}
        title={<Trans>Homes with morning runs</Trans>}
        text={<Trans>At the pace of the slowest</Trans>}
        search={{ event: 'morning-runs' }}
      />
      <SectionLink
        Icon={Mic}
        title={<Trans>Homes with tech talks</Trans>}
        text={<Trans>A resident shows what they're building</Trans>}
        search={{ event: 'tech-talk' }}
      />
    </>
  );
}
