import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReservationDetails } from '../../contract.ts';

type Contact = NonNullable<NonNullable<ReservationDetails['customer']>['contact']>;

/** How the host reaches the guest; names of services stay as they are in every language. */
export function CustomerContact({ contact }: { contact: Contact }) {
  const rows: [key: string, label: ReactNode, value: string][] = [
    ['email', <Trans key="email">Email</Trans>, contact.email],
    ['phone', <Trans key="phone">Phone</Trans>, contact.phone],
    ['whatsapp', 'WhatsApp', contact.whatsapp],
    ['social', <Trans key="social">Social</Trans>, contact.social],
    ['x', 'X', contact.x],
    ['linkedin', 'LinkedIn', contact.linkedin],
    ['instagram', 'Instagram', contact.instagram],
    ['revolut', 'Revolut', contact.revolut],
    ['wise', 'Wise', contact.wise],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-xl bg-sunken px-4 py-3 sm:grid-cols-2">
      {rows.map(([key, label, value]) =>
        value === '' ? null : (
          <div key={key} className="min-w-0">
            <dt className="font-semibold text-sm">{label}</dt>
            <dd className="break-words">
              {key === 'email' ? (
                <a href={`mailto:${value}`} className="underline underline-offset-4">
                  {value}
                </a>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
