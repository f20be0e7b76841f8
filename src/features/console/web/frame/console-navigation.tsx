import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Duty, hasDuty, type Role } from '#domain/roles.ts';
import { Search } from '#platform/web/ui/icons.ts';
import { useConsoleKeys } from './use-console-keys.ts';

interface Entry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly duty: Duty;
  readonly label: MessageDescriptor;
}

const ENTRIES: readonly Entry[] = [
  { to: '/admin', duty: 'console', label: msg({ message: 'Today', context: 'page of staff' }) },
  { to: '/admin/moderation', duty: 'moderation', label: msg`Reports and decisions` },
  { to: '/admin/tickets', duty: 'people', label: msg`Messages to support` },
  { to: '/admin/resolutions', duty: 'money', label: msg`Problems and claims` },
  { to: '/admin/money', duty: 'money', label: msg`Money` },
  { to: '/admin/places', duty: 'places', label: msg`Managed places` },
  { to: '/admin/work', duty: 'work', label: msg({ message: 'Work', context: 'page of staff' }) },
  {
    to: '/admin/settings',
    duty: 'settings',
    label: msg({ message: 'Settings', context: 'page of staff' }),
  },
  { to: '/admin/staff', duty: 'staff', label: msg`Staff` },
  { to: '/admin/log', duty: 'log', label: msg({ message: 'Log', context: 'page of staff' }) },
];

const TAB =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-pill px-4 font-semibold text-sm hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:underline aria-[current=page]:underline-offset-4';

/** The pages of a role, and the field that finds anything. */
export function ConsoleNavigation({ role }: { role: Role }) {
  const { i18n, t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useConsoleKeys(field);
  const pages = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current page is another one then.
  useEffect(() => {
    if (pages.current !== null) showCurrent(pages.current);
  }, [path]);
  return (
    <div className="border-line border-b bg-raised">
      <div className="content-width grid max-w-6xl gap-2 py-3">
        <FindField field={field} />
        <nav ref={pages} aria-label={t`Administration`} className="-mx-1 overflow-x-auto">
          <ul className="flex gap-1 px-1 py-1">
            {ENTRIES.filter(({ duty }) => hasDuty(role, duty)).map(({ to, label }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: to === '/admin' }} className={TAB}>
                  {i18n._(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** Scrolls the row of pages, and nothing else, until the current one is in its middle. */
function showCurrent(pages: HTMLElement): void {
  const current = pages.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (current === undefined) return;
  const row = pages.getBoundingClientRect();
  pages.scrollBy({ left: current.left + current.width / 2 - (row.left + row.width / 2) });
}

function FindField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const q = text.trim();
    if (q !== '') void navigate({ to: '/admin/find', search: { q } });
  }

  return (
    <search className="max-w-2xl">
      <form onSubmit={submit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-3.5 size-5 text-soft"
        />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={t`Find a person, a reservation, a listing or a message`}
          aria-keyshortcuts="/"
          placeholder={t`Email, name, key, title, ID or reference`}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-12 w-full rounded-xl border border-line-strong bg-raised ps-12 pe-4 text-base text-ink placeholder:text-soft"
        />
      </form>
    </search>
  );
}
