import { useLingui } from '@lingui/react/macro';

/** What guests of homes ask first, to begin a conversation with; pressed, it can still be changed. */
export function QuickAsks({ onChoose }: { onChoose(text: string): void }) {
  const { t } = useLingui();
  const asks = [
    t`Can I see a speed test?`,
    t`Is there a monitor I can use?`,
    t`How warm is it in winter?`,
  ];
  return (
    <ul aria-label={t`Questions to start with`} className="flex flex-wrap gap-2 pt-1">
      {asks.map((ask) => (
        <li key={ask}>
          <button
            type="button"
            onClick={() => onChoose(ask)}
            className="min-h-11 rounded-pill border border-line-strong bg-raised px-4 text-sm hover:bg-sunken"
          >
            {ask}
          </button>
        </li>
      ))}
    </ul>
  );
}
