import { Trans } from '@lingui/react/macro';
import type { InstantCondition } from '#domain/instant-booking.ts';
import { CalendarCheck } from '#platform/web/ui/icons.ts';

type Condition = Exclude<InstantCondition, 'off'>;

/** Whom a home approves at once. */
export function InstantNote({ condition }: { condition: Condition }) {
  return (
    <div className="my-4 flex gap-3 rounded-xl bg-sunken px-4 py-3 text-sm">
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-pine" />
      <p>
        <strong className="font-semibold">
          <Trans>Instant booking</Trans>
        </strong>
        <span className="block">
          <Whom condition={condition} />
        </span>
      </p>
    </div>
  );
}

function Whom({ condition }: { condition: Condition }) {
  switch (condition) {
    case 'everyone':
      return <Trans>It's yours as soon as you pay, with no wait for a response.</Trans>;
    case 'stayed':
      return (
        <Trans>
          If you've completed a stay with us, it's yours as soon as you pay. Otherwise, the host
          responds to your request.
        </Trans>
      );
    case 'verified':
      return (
        <Trans>
          If your identity is verified, it's yours as soon as you pay. Otherwise, the host responds
          to your request.
        </Trans>
      );
    case 'stayed-and-verified':
      return (
        <Trans>
          If your identity is verified and you've completed a stay with us, it's yours as soon as
          you pay. Otherwise, the host responds to your request.
        </Trans>
      );
  }
}
