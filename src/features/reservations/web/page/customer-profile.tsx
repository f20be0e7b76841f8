import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { GUEST_GROUP_LABELS } from '#features/catalogues/index.web.ts';
import { dateFormat, displayNames, listFormat } from '#platform/i18n/formats.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Check } from '#platform/web/ui/icons.ts';
import { VerifiedNote } from '#platform/web/ui/verified-note.tsx';
import type { ReservationDetails } from '../../contract.ts';

type Customer = NonNullable<ReservationDetails['customer']>;

/**
 * The requesting guest as the host may see them (spec 1 §3); contact only once approved, until it
 * has ended.
 */
export function CustomerProfile({
  customer,
  status,
}: {
  customer: Customer;
  status: ReservationDetails['status'];
}) {
  const { i18n } = useLingui();
  const named = (type: 'region' | 'language', codes: readonly string[]) => {
    const names = displayNames(i18n.locale, { type, fallback: 'code' });
    const list = listFormat(i18n.locale, { style: 'short', type: 'unit' });
    return list.format(codes.map((code) => names.of(code) ?? code));
  };
  const { id, name, age, headline, bio, career, philosophy, interests, sharedInterests } = customer;
  const other = interests.filter((interest) => !sharedInterests.includes(interest));
  const joined = dateFormat(i18n.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(customer.joinedAt));
  const groups = customer.groups.flatMap((group) => {
    const words = GUEST_GROUP_LABELS[group as GuestGroup]?.label;
    return words === undefined ? [] : [i18n._(words)];
  });
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar person={customer} size={64} />
        <div>
          <p className="font-semibold text-lg">
            <Link
              to="/profile/$id"
              params={{ id }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <bdi>{name}</bdi>
            </Link>
            {age === null ? null : (
              <span className="font-normal text-base text-soft">
                <span>{' · '}</span>
                <Plural value={age} one="# year old" other="# years old" />
              </span>
            )}
          </p>
          {headline === '' ? null : (
            <p dir="auto" className="text-soft">
              {headline}
            </p>
          )}
          <p className="text-soft text-sm">
            <Trans>Member since {joined}</Trans>
          </p>
        </div>
      </div>
      <div className="grid gap-1">
        {customer.isEmailConfirmed ? (
          <p className="flex items-center gap-1.5 text-soft text-sm">
            <Check aria-hidden="true" className="size-4.5 flex-none" />
            <span>
              <Trans>Email address confirmed</Trans>
            </span>
          </p>
        ) : null}
        {customer.verified === null && customer.isIdentityOffered ? (
          <p className="text-soft text-sm">
            <Trans>Identity not verified</Trans>
          </p>
        ) : null}
        <VerifiedNote verified={customer.verified} />
      </div>
      {bio === '' ? null : (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {bio}
        </p>
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact label={<Trans>Work</Trans>}>{career}</Fact>
        <Fact label={<Trans>Philosophy</Trans>}>{philosophy}</Fact>
        <Fact label={<Trans>You're both into</Trans>}>{sharedInterests.join(' · ')}</Fact>
        <Fact
          label={
            sharedInterests.length > 0 ? <Trans>Other interests</Trans> : <Trans>Interests</Trans>
          }
        >
          {other.join(' · ')}
        </Fact>
        <Fact label={<Trans>Speaks</Trans>}>{named('language', customer.languages)}</Fact>
        <Fact label={<Trans>Has lived in or visited</Trans>}>
          {named('region', customer.countries)}
        </Fact>
        <Fact label={<Trans>Groups</Trans>}>{groups.join(' · ')}</Fact>
      </dl>
      {status === 'pending' ? (
        <p className="rounded-xl bg-sunken px-4 py-3 text-sm">
          <Trans>You'll see phone, email and payment details once you approve.</Trans>
        </p>
      ) : null}
      {customer.contact === null ? null : <CustomerContact contact={customer.contact} />}
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: string }) {
  if (children === '') return null;
  return (
    <div>
      <dt className="font-semibold text-sm">{label}</dt>
      {/* Server and browser may know a place by different names. */}
      <dd dir="auto" suppressHydrationWarning>
        {children}
      </dd>
    </div>
  );
}

type Contact = NonNullable<NonNullable<ReservationDetails['customer']>['contact']>;

/** Contact details of the guest; names of services are the same in every language. */
function CustomerContact({ contact }: { contact: Contact }) {
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
