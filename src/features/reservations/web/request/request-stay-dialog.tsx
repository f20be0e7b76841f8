import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { RequestStay } from './request-stay.tsx';
import { useOwnTexts } from './use-own-texts.ts';

/** The request of a stay, opened by the listing's page. */
export default function RequestStayDialog(props: DialogProps<'request-stay'>) {
  return useOwnTexts() ? <RequestStay {...props} /> : null;
}
