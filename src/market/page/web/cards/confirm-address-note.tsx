import type { ReactNode } from 'react';
import { ConfirmationOptions } from './confirmation-options.tsx';

/**
 * Note that the email address has to be confirmed first, with the options to do so.
 *
 * @param children the purpose, in whole sentences
 */
export function ConfirmAddressNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid gap-3 rounded-xl bg-ember-tint px-4 py-3 text-sm">
      <p>{children}</p>
      <ConfirmationOptions />
    </div>
  );
}
