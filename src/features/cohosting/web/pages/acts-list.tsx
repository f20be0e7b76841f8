import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { listActs } from '../../contract/addresses.gen.ts';
import { ACT_TEXTS } from './act-texts.ts';

/** Acts of co-hosts in the user's name, the newest first; older ones on request. */
export function ActsList({ first }: { first: RouteResponse<typeof listActs> }) {
  const { i18n } = useLingui();
  const [{ acts, hasMore }, setShown] = useState(first);
  const { busy, failure, send } = useSending();
  const before = acts.at(-1)?.id;

  async function showOlder() {
    if (before === undefined) return;
    const older = await send(() => call(listActs, { query: { before } }));
    if (older !== null) setShown({ acts: [...acts, ...older.acts], hasMore: older.hasMore });
  }

  return (
    <section aria-labelledby="acts" className="grid gap-4">
      <h2 id="acts" className="font-bold text-xl">
        <Trans>Done in your name</Trans>
      </h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised px-5">
        {acts.map(({ id, at, name, route, title }) => {
          const text = ACT_TEXTS[route];
          return text === undefined ? null : (
            <li key={id} className="grid gap-0.5 py-3">
              <span>{i18n._(text)}</span>
              {title === null ? null : <bdi className="break-words text-sm">{title}</bdi>}
              <span className="text-sm text-soft">
                {name === '' ? <Trans>A deleted account</Trans> : <bdi>{name}</bdi>}
                <span>{' · '}</span>
                <ReaderMoment at={at} zone="UTC" day="with-year" />
              </span>
            </li>
          );
        })}
      </ul>
      <FailureNote failure={failure} />
      {hasMore ? (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={busy}
          onClick={() => void showOlder()}
        >
          <Trans>Show older</Trans>
        </Button>
      ) : null}
    </section>
  );
}
