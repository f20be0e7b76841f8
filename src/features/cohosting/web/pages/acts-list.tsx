import { Trans, useLingui } from '@lingui/react/macro';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { CoHostAct } from '../../contract.ts';
import { ACT_TEXTS } from './act-texts.ts';

/** Acts of co-hosts in the user's name, the newest first. */
export function ActsList({ acts }: { acts: readonly CoHostAct[] }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="acts" className="grid gap-4">
      <h2 id="acts" className="font-bold text-xl">
        <Trans>Done in your name</Trans>
      </h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised px-5">
        {acts.map(({ at, name, route, title }) => {
          const text = ACT_TEXTS[route];
          return text === undefined ? null : (
            <li key={`${at} ${route}`} className="grid gap-0.5 py-3">
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
    </section>
  );
}
