import { Trans, useLingui } from '@lingui/react/macro';
import type { ReservationDetails } from '../../contract.ts';
import { Box } from './box.tsx';

/** Light modules around the code, without which cameras don't find it. */
const QUIET = 4;

/** The guest's own code, for the host to scan or to type. */
export function GuestCodeBox({
  guestCode: { code, qr },
  hostName,
}: {
  guestCode: NonNullable<ReservationDetails['guestCode']>;
  hostName: string;
}) {
  const { t } = useLingui();
  const size = qr.size + 2 * QUIET;
  return (
    <Box title={<Trans>Your check-in code</Trans>}>
      {/* Dark on light in every theme: cameras read nothing else. */}
      <svg
        role="img"
        aria-label={t`Square code to scan: ${code}`}
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-64 rounded-xl bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p
        dir="ltr"
        className="select-all text-center font-bold font-mono text-2xl tracking-[0.35em]"
      >
        {code}
      </p>
      <p className="text-soft">
        <Trans>Show it to {hostName} when you arrive, or enter their code to check in.</Trans>
      </p>
    </Box>
  );
}
