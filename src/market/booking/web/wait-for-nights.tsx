import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { isDialogKnown, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Booking } from './use-booking.ts';

/** Nights that a guest would wait for. */
export interface NightsWanted {
  readonly listingId: string;
  readonly startDate: string;
  /** The day after the last night. */
  readonly endDate: string;
  readonly guests: number;
  readonly rooms: number;
}

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    /** A guest joins the waitlist of nights that are taken, or leaves it. */
    'wait-for-nights': NightsWanted;
  }
}

/** Where the chosen nights are taken: leads to their waitlist. Signed out it asks to log in. */
export function WaitForNights({ booking: { listing, request } }: { booking: Booking }) {
  const { me } = useRouteContext({ from: '__root__' });
  const { startDate, endDate, guests, rooms } = request;
  if (startDate === null || endDate === null || !isDialogKnown('wait-for-nights')) return null;
  const wanted = { listingId: listing.id, startDate, endDate, guests, rooms };
  const prepare = () => preloadDialog(me === null ? 'login' : 'wait-for-nights');
  return (
    <Button
      look="secondary"
      className="justify-self-start noscript:hidden"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => (me === null ? openSignIn() : openDialog('wait-for-nights', wanted))}
    >
      <Trans>Wait for these nights</Trans>
    </Button>
  );
}
