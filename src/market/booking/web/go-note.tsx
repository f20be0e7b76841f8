import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { formatDay } from '#platform/i18n/days.ts';
import type { ShownGo } from '../contract.ts';

type Go = Pick<ShownGo, 'people' | 'date' | 'status' | 'aboard'>;

/** How a journey that needs a number of people stands, in a line. */
export function GoLine({ go: { people, date, status, aboard } }: { go: Go }) {
  const { i18n } = useLingui();
  const day = formatDay(date, i18n.locale, 'short');
  switch (status) {
    case 'waiting':
      return (
        <Trans>
          {aboard} of {people} needed, decided on {day}
        </Trans>
      );
    case 'goes':
      return <Trans>It's going ahead</Trans>;
    case 'off':
      return <Trans>It isn't going ahead</Trans>;
  }
}

const LOOKS: Readonly<Record<ShownGo['status'], string>> = {
  waiting: 'bg-ember-tint',
  goes: 'bg-pine-tint',
  off: 'bg-sunken',
};

/** How a journey stands that needs a number of people to go, and what that means for a payment. */
export function GoNote({
  go,
  reader,
}: {
  go: ShownGo;
  /** Guests are told about their money. */
  reader: 'guest' | 'host';
}) {
  const { people, aboard, status } = go;
  return (
    <div
      role="note"
      className={`grid gap-2 rounded-xl px-4 py-3 font-normal text-ink ${LOOKS[status]}`}
    >
      <p className="font-semibold">
        <GoLine go={go} />
      </p>
      {status === 'waiting' ? (
        <>
          <Places aboard={aboard} people={people} />
          <div className="grid gap-1 text-sm">
            <Waiting go={go} />
            <ShareNow go={go} />
            {reader === 'guest' ? <UntilThen isHeldOnCard={go.isHeldOnCard} /> : null}
          </div>
        </>
      ) : null}
      {status === 'goes' ? (
        <div className="grid gap-1 text-sm">
          <p>
            <Plural value={aboard} one="# person is aboard." other="# people are aboard." />
          </p>
          <ShareNow go={go} />
        </div>
      ) : null}
      {status === 'off' ? (
        <p className="text-sm">
          <Trans>
            It needed {people} people but only had {aboard}. Everyone gets a full refund.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

/** The people aboard as places that are taken; the line above says the same in words. */
function Places({ aboard, people }: { aboard: number; people: number }) {
  const share = `${Math.min(100, Math.round((aboard / people) * 100))}%`;
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-raised">
      <div className="h-full rounded-pill bg-ember" style={{ width: share }} />
    </div>
  );
}

function Waiting({ go: { people, date } }: { go: ShownGo }) {
  const { i18n } = useLingui();
  const day = formatDay(date, i18n.locale, 'long');
  return (
    <p>
      <Trans>
        If fewer than {people} people are aboard at the end of {day}, it won't go ahead, and
        everyone gets a full refund.
      </Trans>
    </p>
  );
}

/** The share of the cost: of now with the most that it can be, or as it was divided. */
function ShareNow({ go: { share, status, aboard } }: { go: ShownGo }) {
  const { i18n } = useLingui();
  if (share === null) return null;
  const money = (cents: number) => formatMoney(cents, i18n.locale);
  const total = money(share.total);
  const each = money(share.each);
  if (status === 'goes') {
    return (
      <p>
        <Trans>
          The cost of {total} is shared by everyone aboard: {each} each. Anything paid above that is
          refunded.
        </Trans>
      </p>
    );
  }
  const max = money(share.max);
  return aboard > share.people ? (
    <p>
      <Trans>
        The cost of {total} is shared by everyone aboard. Each person pays {max} when they join,
        which is the most it can be; with those aboard now it's {each} each, and the difference is
        refunded once it's decided.
      </Trans>
    </p>
  ) : (
    <p>
      <Trans>
        The cost of {total} is shared by everyone aboard. Each person pays {max} when they join,
        which is the most it can be; the difference is refunded once it's decided.
      </Trans>
    </p>
  );
}

function UntilThen({ isHeldOnCard }: Pick<ShownGo, 'isHeldOnCard'>) {
  return (
    <>
      <p>
        {isHeldOnCard ? (
          <Trans>Until then, your payment is only held on your card.</Trans>
        ) : (
          <Trans>Anything you pay before then is refunded in full if it doesn't go ahead.</Trans>
        )}
      </p>
      <p>
        <Trans>Until then, you can cancel for a full refund.</Trans>
      </p>
    </>
  );
}
