import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TICKET_STATES } from '#domain/tickets.ts';
import { PageLinks } from '#platform/web/lists/page-links.tsx';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import type { TicketList } from '../page-data.ts';
import { ConsolePage, When } from '../parts.tsx';
import { ticketSearch } from '../searches.ts';
import { downloadTickets } from './download-tickets.ts';
import { TICKET_STATE_TEXTS } from './ticket-texts.ts';

const FILTER =
  'inline-flex min-h-11 items-center rounded-pill border border-line-strong px-4 font-semibold text-sm hover:bg-sunken';
const CHOSEN = `${FILTER} border-ink bg-sunken underline underline-offset-4`;

/** A link of a filter; the router would mark every link whose search the address includes. */
const filter = (isChosen: boolean) => ({
  'aria-current': isChosen ? ('true' as const) : undefined,
  className: isChosen ? CHOSEN : FILTER,
  activeOptions: { exact: true },
  activeProps: { 'aria-current': isChosen ? ('true' as const) : undefined },
});

/** Messages to support by their state. */
export function TicketsPage({
  tickets,
  params,
}: {
  tickets: TicketList | null;
  params: UrlParams;
}) {
  const search = useSearchIn(ticketSearch, params);
  const { i18n, t } = useLingui();
  if (tickets === null) return null;
  const { previous, next } = tickets;
  const { after, before, ...shown } = search;
  const { state = 'open', owner } = shown;
  const page = { to: '/admin/tickets' } as const;
  const withOwner = (chosen: 'me' | 'none') =>
    owner === chosen ? { state } : { state, owner: chosen };
  return (
    <ConsolePage title={<Trans>Messages to support</Trans>}>
      <nav aria-label={t`Filters`} className="flex flex-wrap gap-2">
        {TICKET_STATES.map((each) => (
          <Link
            key={each}
            to="/admin/tickets"
            search={{ ...(owner === undefined ? {} : { owner }), state: each }}
            {...filter(each === state)}
          >
            {i18n._(TICKET_STATE_TEXTS[each])}
          </Link>
        ))}
        <Link to="/admin/tickets" search={withOwner('me')} {...filter(owner === 'me')}>
          <Trans>Mine</Trans>
        </Link>
        <Link to="/admin/tickets" search={withOwner('none')} {...filter(owner === 'none')}>
          <Trans>Without an owner</Trans>
        </Link>
      </nav>
      {tickets.items.length === 0 ? (
        <p role="status" className="text-soft">
          <Trans>No messages here.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {tickets.items.map(
            ({ reference, subject, name, email, owner: own, createdAt, answers }) => (
              <li key={reference} data-key-row="">
                <Link
                  to="/admin/tickets/$reference"
                  params={{ reference }}
                  className="grid justify-items-start gap-0.5 rounded-card border border-line bg-raised px-4 py-3 hover:border-line-strong hover:bg-sunken"
                >
                  <bdi className="break-words font-semibold">{subject}</bdi>
                  <bdi className="break-words text-soft text-sm">
                    {name === '' ? email : `${name} · ${email}`}
                  </bdi>
                  <span className="flex flex-wrap gap-x-3 text-soft text-sm">
                    <bdi translate="no" dir="ltr">
                      {reference}
                    </bdi>
                    <When at={createdAt} />
                    {answers === 0 ? null : (
                      <Plural value={answers} one="# answer" other="# answers" />
                    )}
                    {own === null ? null : <bdi>{own.name}</bdi>}
                  </span>
                </Link>
              </li>
            ),
          )}
        </ul>
      )}
      <PageLinks
        first={after === undefined && before === undefined ? null : { ...page, search: shown }}
        previous={previous === null ? null : { ...page, search: { ...shown, before: previous } }}
        next={next === null ? null : { ...page, search: { ...shown, after: next } }}
      />
      {tickets.items.length === 0 ? null : (
        <SaveButton onSave={() => downloadTickets(tickets, i18n)} />
      )}
    </ConsolePage>
  );
}
