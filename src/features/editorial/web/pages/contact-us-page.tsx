import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { textParams, useUrlSearch } from '#platform/web/scope/url-search.ts';
import { TICKET_LENGTHS } from '../../contract/limits.ts';
import { BackLink } from '../article/back-link.tsx';
import { useOwnLanguage } from '../article/language.ts';
import { PageFrame } from '../article/page-frame.tsx';
import { Prose } from '../article/prose.tsx';
import { TicketForm } from '../contact/ticket-form.tsx';
import { TicketSent } from '../contact/ticket-sent.tsx';
import { usePageData } from '../use-page-data.ts';

const GIVEN = textParams('subject', 'reservation', 'page', 'request');

/**
 * A form to write to support. The address may prefill it: `subject`, `reservation`, `page` and
 * `request`, as an error page sets them.
 */
export default function ContactUsPage() {
  const { page } = usePageData();
  const { me } = useRouteContext({ from: '__root__' });
  const given = useUrlSearch(GIVEN);
  const own = useOwnLanguage(page.locale);
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  return (
    <PageFrame page={page} back={<BackLink path={page.path} />}>
      <div className="grid gap-10 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] xl:gap-14">
        <div {...own}>
          {sent === null ? (
            <TicketForm
              draft={{
                name: me?.name ?? '',
                email: me?.email ?? '',
                subject: (given.subject ?? '').slice(0, TICKET_LENGTHS.subject),
                reservation: (given.reservation ?? '').slice(0, TICKET_LENGTHS.reservation),
                page: (given.page ?? '').slice(0, TICKET_LENGTHS.page),
                requestId: (given.request ?? '').slice(0, TICKET_LENGTHS.requestId),
              }}
              onSent={setSent}
            />
          ) : (
            <TicketSent {...sent} onAnother={() => setSent(null)} />
          )}
        </div>
        <Prose nodes={page.body} />
      </div>
    </PageFrame>
  );
}
