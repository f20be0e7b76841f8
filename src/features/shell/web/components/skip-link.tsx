import { Trans } from '@lingui/react/macro';

/** First stop of the keyboard: past the bar, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-pill bg-ember px-5 py-3 font-semibold text-on-ember focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
