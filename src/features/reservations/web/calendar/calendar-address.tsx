import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkToCopy } from '#platform/web/ui/link-to-copy.tsx';

/** The private address of a calendar, to be copied. */
export function CalendarAddress(props: {
  url: string;
  hint: ReactNode;
  /** Beside the button that copies it. */
  beside?: ReactNode;
}) {
  return <LinkToCopy label={<Trans>Calendar link</Trans>} {...props} />;
}
