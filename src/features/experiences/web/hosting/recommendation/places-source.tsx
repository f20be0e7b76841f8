import { Trans } from '@lingui/react/macro';

/** Where recommended places come from: nobody outside is asked for them. */
export function PlacesSource() {
  return (
    <p className="text-sm text-soft">
      <Trans>
        Recommendations come from Wayhearth's own list of public places in the cities we know.
      </Trans>
    </p>
  );
}
