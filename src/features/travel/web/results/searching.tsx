import { Trans } from '@lingui/react/macro';
import type { TravelTarget } from '../../contract.ts';
import { useIsSlow } from './use-is-over.ts';

/** Most answers arrive earlier. */
const SLOW_MS = 5_000;
const LINES = ['w-1/2', 'w-2/3', 'w-3/4', 'w-1/3'];

/** Placeholders of the results that are loading. */
export function Searching({ chosen }: { chosen: readonly TravelTarget[] }) {
  const isSlow = useIsSlow(true, SLOW_MS);
  return (
    <div aria-busy="true" className="mt-6 noscript:hidden">
      <p role="status" className="min-h-6 text-soft">
        {isSlow ? (
          <Trans>Still searching. Some airlines take up to 15 seconds to answer.</Trans>
        ) : (
          <Trans>Searching flights…</Trans>
        )}
      </p>
      <ul className="mt-4 grid gap-5 lg:grid-cols-2 xl:grid-cols-3">
        {chosen.map(({ id, name }) => (
          <li key={id} className="rounded-card border border-line bg-raised p-5">
            <h2 className="font-semibold text-xl">{name}</h2>
            <div aria-hidden="true" className="mt-4 grid animate-pulse gap-3">
              <div className="h-9 w-2/3 rounded-pill bg-sunken" />
              {LINES.map((width) => (
                <div key={width} className={`h-4 rounded-pill bg-sunken ${width}`} />
              ))}
              <div className="h-24 rounded-card bg-sunken" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
