import type { ReactNode } from 'react';
import { ConfirmationWays } from './confirmation-ways.tsx';

/**
 * That an address has to be confirmed first, with the ways to.
 *
 * @param children what for, in whole sentences
 */
export function ConfirmAddressNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid gap-3 rounded-xl bg-ember-tint px-4 py-3 text-sm">
      <p>{children}</p>
      <ConfirmationWays />
    </div>
  );
}
