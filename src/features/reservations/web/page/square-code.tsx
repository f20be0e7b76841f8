import type { StayLetter } from '../../contract.ts';

/** Light modules around the code, without which cameras don't find it. */
const QUIET = 4;

/** A square code for a camera. */
export function SquareCode({
  qr,
  label,
}: {
  qr: NonNullable<StayLetter['letter']>['qr'];
  label: string;
}) {
  const size = qr.size + 2 * QUIET;
  return (
    // Dark on light in every theme: cameras read nothing else.
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-64 rounded-xl bg-white"
    >
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
