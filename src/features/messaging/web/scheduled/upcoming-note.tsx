import { Trans, useLingui } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { CalendarClock, ChevronRight } from '#platform/web/ui/icons.ts';
import type { UpcomingMessage } from '../../contract.ts';
import { MOMENT_NAMES } from './moment-texts.ts';
import { useUpcoming } from './use-upcoming.ts';

/** Which message goes by itself next in a conversation, for its host; nothing where none does. */
export function UpcomingNote({ conversationId }: { conversationId: string }) {
  const { items, load } = useUpcoming(conversationId);
  if (typeof items === 'string' || items.length === 0) return null;
  const next = items
    .filter(({ state }) => state === 'coming')
    .sort((one, other) => getTime(one) - getTime(other))[0];
  const prepare = () => preloadDialog('upcoming-messages');
  return (
    <button
      type="button"
      onClick={() =>
        openDialog('upcoming-messages', { conversationId, onChanged: () => void load() })
      }
      onPointerEnter={prepare}
      onFocus={prepare}
      className="flex min-h-11 w-full items-center gap-3 border-line border-t py-2 text-start text-sm hover:bg-sunken"
    >
      <CalendarClock aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 flex-1">
        {next === undefined ? <Trans>Scheduled messages</Trans> : <Next message={next} />}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 flex-none rtl:-scale-x-100" />
    </button>
  );
}

/** One that follows an approval goes before all others. */
function getTime({ at }: UpcomingMessage): number {
  return at === null ? 0 : Date.parse(at);
}

function Next({ message: { moment, at, timeZone } }: { message: UpcomingMessage }) {
  const { t } = useLingui();
  const name = t(MOMENT_NAMES[moment]);
  if (at === null) return <Trans>Next scheduled message: {name}</Trans>;
  const time = <ReaderMoment at={at} zone={timeZone} />;
  return <Trans>Next scheduled message: {time}</Trans>;
}
