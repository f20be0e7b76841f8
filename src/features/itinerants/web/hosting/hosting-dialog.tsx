import { HostingDialog } from '#market/hosting/index.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { ITINERANT_HOSTING } from './itinerant-hosting.ts';

/** Host An Itinerant (spec 3 §2.2, §4): lists an itinerant, or edits the one of `actionId`. */
export default function ItinerantHostingDialog({ parameters, onClose }: DialogProps<'itinerant'>) {
  return (
    <HostingDialog
      kind={ITINERANT_HOSTING}
      actionId={parameters?.actionId}
      sensitive={parameters?.sensitive}
      onClose={onClose}
    />
  );
}
