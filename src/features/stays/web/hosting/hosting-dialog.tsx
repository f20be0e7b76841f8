import { HostingDialog } from '#market/hosting/index.web.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { STAY_HOSTING } from './stay-hosting.ts';

/** Host Your Co-Living! (spec 3 §2.3, §4): creates a home, or edits that of `actionId`. */
export default function StayHostingDialog({ parameters, onClose }: DialogProps<'property'>) {
  return <HostingDialog kind={STAY_HOSTING} actionId={parameters?.actionId} onClose={onClose} />;
}
