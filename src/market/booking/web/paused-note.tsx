import { Trans } from '@lingui/react/macro';

/** In place of the button to reserve, on the page of a paused listing. */
export function PausedNote() {
  return (
    <p role="note" className="my-4 rounded-xl bg-sunken px-4 py-3">
      <Trans>This listing takes no new reservations at the moment.</Trans>
    </p>
  );
}
