import { Plural, Trans } from '@lingui/react/macro';
import type { Session } from '#features/experiences/contract.ts';

/** Whether so many seats of a session can be had. */
export function hasSeats({ status, left }: Pick<Session, 'status' | 'left'>, seats: number) {
  return status === 'scheduled' && left >= seats;
}

/** How many seats of a session are left. */
export function SeatsLeft({
  session: { status, left },
  canWait = false,
}: {
  session: Pick<Session, 'status' | 'left'>;
  /** Whether one can wait for seats. */
  canWait?: boolean;
}) {
  if (status === 'cancelled') return <Trans>Cancelled</Trans>;
  if (left === 0) return canWait ? <Trans>Full · Waitlist</Trans> : <Trans>Full</Trans>;
  return <Plural value={left} one="# seat left" other="# seats left" />;
}
