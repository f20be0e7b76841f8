import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formatLetterCode, readLetterCode } from '#domain/letter-code.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import type { CheckedLetter } from '../../contract.ts';
import type { CheckData } from './load-documents.ts';

/** The page that checks a letter of accommodation by its code. */
export function CheckPage() {
  return <Frame />;
}

/** A letter that was found by its code. */
export function CheckedLetterPage({ data: { code, letter } }: { data: CheckData }) {
  return (
    <Frame code={code}>
      {letter === 'too-many' ? (
        <Result tone="over" title={<Trans>Too many checks</Trans>}>
          <Trans>
            Too many codes have been checked from your network. Please try again in a few minutes.
          </Trans>
        </Result>
      ) : (
        <Found letter={letter} />
      )}
    </Frame>
  );
}

/** No letter has this code. */
export function LetterNotFound() {
  const typed = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) ?? '' });
  return (
    <Frame code={decodeText(typed)}>
      <Result tone="over" title={<Trans>Not found</Trans>}>
        <Trans>No letter has this code. Compare it with the letter, character by character.</Trans>
      </Result>
    </Frame>
  );
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function Frame({ code = '', children }: { code?: string; children?: ReactNode }) {
  return (
    <div className="content-width grid max-w-xl gap-6 py-10">
      <header className="grid gap-2">
        <h1 className="hyphens-auto font-bold text-3xl [overflow-wrap:anywhere]">
          <Trans>Check a letter of accommodation</Trans>
        </h1>
        <p className="text-soft">
          <Trans>
            Each letter has a code. Enter it to see whether the stay is valid, with its current
            dates.
          </Trans>
        </p>
      </header>
      <div aria-live="polite" className="empty:hidden">
        {children}
      </div>
      <CodeForm key={code} code={code} />
    </div>
  );
}

function CodeForm({ code }: { code: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  const [error, setError] = useState<string>();

  function check(event: FormEvent) {
    event.preventDefault();
    const read = readLetterCode(typed);
    if (read === null) {
      setError(t`A code has 20 letters and digits, such as 3467-9ACD-EFGH-JKMN-PRTU.`);
      return;
    }
    setError(undefined);
    void navigate({ to: '/check/$token', params: { token: formatLetterCode(read) } });
  }

  return (
    // Before the page is interactive, the browser sends the form itself.
    <form method="get" action="/check" noValidate onSubmit={check} className="grid gap-4">
      <TextField
        name="code"
        label={<Trans>Code on the letter</Trans>}
        error={error}
        value={typed}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        className="font-mono uppercase"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit">
          <Trans>Check</Trans>
        </Button>
      </div>
    </form>
  );
}

function Found({ letter }: { letter: CheckedLetter }) {
  const { state, startDate, endDate, city, initials } = letter;
  const isValid = state === 'valid';
  return (
    <Result
      tone={isValid ? 'well' : 'over'}
      title={isValid ? <Trans>Valid</Trans> : <Trans>Cancelled</Trans>}
    >
      {isValid ? (
        <Trans>This stay is booked and approved.</Trans>
      ) : (
        <Trans>This stay was cancelled. The letter is no longer valid.</Trans>
      )}
      <dl className="mt-4 grid gap-3">
        <Fact label={<Trans>Dates</Trans>} value={<DayRange start={startDate} end={endDate} />} />
        <Fact label={<Trans>City</Trans>} value={city} />
        <Fact label={<Trans>Guest's initials</Trans>} value={initials} />
      </dl>
    </Result>
  );
}

function Fact({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt className="text-sm">{label}</dt>
      <dd className="font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function Result({
  tone,
  title,
  children,
}: {
  tone: 'well' | 'over';
  title: ReactNode;
  children: ReactNode;
}) {
  const look = tone === 'well' ? 'bg-pine-tint' : 'bg-danger-tint';
  const ink = tone === 'well' ? 'text-pine' : 'text-danger';
  return (
    <section className={`rounded-card border border-line p-5 sm:p-6 ${look}`}>
      <h2 className={`mb-1 font-bold text-2xl ${ink}`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
