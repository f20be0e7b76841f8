import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listShares } from '#domain/fair-share.ts';
import { formatMoney } from '#domain/money.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { ItinerantDetails } from '../../contract.ts';

/** The cost that the people aboard share: how many they are, and what each then pays. */
export function ShareSection({
  itinerant: { go, guestCount },
}: {
  itinerant: Pick<ItinerantDetails, 'go' | 'guestCount'>;
}) {
  const { i18n } = useLingui();
  const share = go?.share ?? null;
  if (go === null || share === null) return null;
  const money = (cents: number) => formatMoney(cents, i18n.locale);
  const total = money(share.total);
  const now = Math.max(share.people, go.aboard);
  return (
    <Section
      title={<Trans>A shared cost</Trans>}
      about={
        <Trans>
          Everyone aboard shares {total} evenly. Each person pays the highest share when they join,
          and is refunded the difference once it's decided. A service fee of 6% is added to each
          share. If someone leaves later, no one else's share goes up.
        </Trans>
      }
    >
      <table className="w-full max-w-md text-start">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 text-start font-semibold">
              <Trans>People aboard</Trans>
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              <Trans>Each pays</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {listShares(share, guestCount).map(({ people, each }) => (
            <tr
              key={people}
              className={`border-line border-b ${people === now ? 'bg-pine-tint font-semibold' : ''}`}
            >
              <td className="px-2 py-2">
                <Plural value={people} one="# person" other="# people" />
                {people === now && go.status === 'waiting' ? (
                  <>
                    {' '}
                    <span className="text-pine text-sm">
                      <Trans>as of now</Trans>
                    </span>
                  </>
                ) : null}
              </td>
              <td translate="no" className="px-2 py-2 text-end tabular-nums">
                {money(each)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
