import { Trans, useLingui } from '@lingui/react/macro';
import { ScriptOnce } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BROWSER_STORAGE } from '#platform/web/scope/browser-storage.ts';
import { BadgeCheck, Wallet, Wifi, X } from '#platform/web/ui/icons.ts';

const KEY = BROWSER_STORAGE.commitmentsSeen;
/** Runs before anything is drawn, so that what was taken away never flashes. */
const SEEN_SCRIPT = `try{if(localStorage.getItem('${KEY}')!==null)document.documentElement.dataset.commitments='seen'}catch{}`;

/** What a newcomer may count on, in a line; taken away it stays away in this browser. */
export function Commitments() {
  const { t } = useLingui();
  return (
    <>
      <ScriptOnce>{SEEN_SCRIPT}</ScriptOnce>
      <section
        aria-label={t`What you can count on`}
        className="mb-5 flex items-start gap-2 rounded-card bg-pine-tint py-1.5 ps-5 pe-1.5 in-data-[commitments=seen]:hidden"
      >
        <div className="min-w-0 flex-1 py-2">
          <p className="font-semibold">
            <Trans>Homes for people who work where they travel.</Trans>
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-pine text-sm">
            <Proof icon={<Wifi className="size-4 flex-none" />}>
              <Trans>Wifi in Mbps, measured where guests did</Trans>
            </Proof>
            <Proof icon={<Wallet className="size-4 flex-none" />}>
              <Trans>One price, everything in it</Trans>
            </Proof>
            <Proof icon={<BadgeCheck className="size-4 flex-none" />}>
              <Trans>You pay after the host says yes</Trans>
            </Proof>
          </ul>
        </div>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={takeAway}
          className="grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken noscript:hidden"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </section>
    </>
  );
}

function Proof({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      {children}
    </li>
  );
}

function takeAway(): void {
  document.documentElement.dataset.commitments = 'seen';
  // The button is gone; the keyboard goes on where the page begins.
  document.getElementById('content')?.focus({ preventScroll: true });
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage may be forbidden; it then stays away as long as the page.
  }
}
