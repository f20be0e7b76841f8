import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import type { Found } from '../../contract/find-routes.ts';
import type { FoundItems } from '../page-data.ts';
import { ConsolePage } from '../parts.tsx';
import { downloadFound } from './download-found.ts';
import { FOUND_KIND_TEXTS } from './found-kind-texts.ts';

/**
 * Hits of a text.
 *
 * @param items null where nothing was looked for
 */
export function FindPage({ text, items }: { text: string; items: FoundItems | null }) {
  const { i18n } = useLingui();
  return (
    <ConsolePage title={text === '' ? <Trans>Find</Trans> : <bdi>{text}</bdi>}>
      {items === null ? (
        <p className="text-soft">
          <Trans>
            Enter an email address, the start of a name or title, a reservation key, an ID, or the
            reference of a payment, report or message.
          </Trans>
        </p>
      ) : items.length === 0 ? (
        <p role="status" className="text-soft">
          <Trans>Nothing found.</Trans>
        </p>
      ) : (
        <>
          <ul className="grid gap-2">
            {items.map((found) => (
              <li key={`${found.kind} ${found.id} ${found.name}`} data-key-row="">
                <FoundLink found={found}>
                  <span className="text-soft text-sm">{i18n._(FOUND_KIND_TEXTS[found.kind])}</span>
                  <bdi className="break-words font-semibold">{found.name}</bdi>
                  <bdi className="break-words text-soft text-sm">{found.detail}</bdi>
                </FoundLink>
              </li>
            ))}
          </ul>
          <SaveButton onSave={() => downloadFound(items, i18n)} />
        </>
      )}
    </ConsolePage>
  );
}

const HIT =
  'grid justify-items-start gap-0.5 rounded-card border border-line bg-raised px-4 py-3 hover:border-line-strong hover:bg-sunken';

function FoundLink({ found: { kind, id }, children }: { found: Found; children: ReactNode }) {
  const shown = { className: HIT, children };
  switch (kind) {
    case 'person':
      return <Link to="/admin/people/$id" params={{ id }} {...shown} />;
    case 'reservation':
      return <Link to="/admin/reservations/$id" params={{ id }} {...shown} />;
    case 'payment':
      // A host's payment for a listing has no reservation.
      return id === '' ? (
        <div className={HIT}>{children}</div>
      ) : (
        <Link to="/admin/reservations/$id" params={{ id }} {...shown} />
      );
    case 'listing':
      return <Link to="/admin/listings/$id" params={{ id }} {...shown} />;
    case 'ticket':
      return <Link to="/admin/tickets/$reference" params={{ reference: id }} {...shown} />;
    case 'report':
      return <Link to="/admin/moderation" {...shown} />;
    case 'act':
      return <Link to="/admin/log" search={{ request: id }} {...shown} />;
  }
}
