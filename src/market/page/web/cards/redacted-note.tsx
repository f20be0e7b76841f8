import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EyeOff } from '#platform/web/ui/icons.ts';

/**
 * Why contact details are hidden, and until when.
 *
 * @param children the alternatives meanwhile
 */
export function RedactedNote({ children }: { children?: ReactNode }) {
  return (
    <p role="note" className="flex items-start gap-2 rounded-xl bg-pine-tint px-3 py-2 text-sm">
      <EyeOff aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        <Trans>
          Phone numbers, email addresses, links and @names stay hidden until a reservation is
          approved.
        </Trans>{' '}
        {children}
      </span>
    </p>
  );
}
