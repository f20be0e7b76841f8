import { Trans } from '@lingui/react/macro';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import type { CoHostsData } from '../page-data.ts';
import { ActsList } from './acts-list.tsx';
import { HelpedHosts } from './helped-hosts.tsx';
import { OwnCoHosts } from './own-co-hosts.tsx';

/** Who helps a host, and whom a person helps; null while signed out. */
export function CoHostsPage({ data }: { data: CoHostsData | null }) {
  if (data === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your co-hosts</Trans>} scene="empty-homes">
        <Trans>Share the work of hosting with people you trust.</Trans>
      </LogInFirst>
    );
  }
  const { own, helped } = data;
  const isActing = helped.some(({ isCurrent }) => isCurrent);
  return (
    <div className="content-width grid max-w-3xl gap-10 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>Co-hosts</Trans>
      </h1>
      {helped.length === 0 ? null : <HelpedHosts hosts={helped} />}
      {isActing ? null : <OwnCoHosts items={own.items} addresses={own.addresses} />}
      {isActing || own.acts.length === 0 ? null : (
        // A newer act at the top begins the list again.
        <ActsList key={own.acts[0]?.id} first={own} />
      )}
    </div>
  );
}
