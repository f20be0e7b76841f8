import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { BRAND } from '#platform/brand/brand.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { makeLetter } from '../../contract/addresses.gen.ts';
import type { StayLetter } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { SquareCode } from '../page/square-code.tsx';
import { DocumentFrame, PrintButton } from './document-frame.tsx';
import type { DocumentData } from './load-documents.ts';
import { Versions } from './versions.tsx';

/** The guest's letter of accommodation, or a button that has it made. */
export function LetterPage({
  id,
  data,
}: {
  /** Of the reservation. */
  id: string;
  data: DocumentData<StayLetter> | null;
}) {
  return (
    <DocumentFrame id={id} side="guest" data={data}>
      {({ letter, isAvailable }) =>
        letter === null ? (
          <NoLetter id={id} isAvailable={isAvailable} />
        ) : (
          <Letter letter={letter} />
        )
      }
    </DocumentFrame>
  );
}

function NoLetter({ id, isAvailable }: { id: string; isAvailable: boolean }) {
  const router = useRouter();
  const intentKey = useIntentKey();
  const { busy, refusal, attempt } = useAttempt();

  async function make() {
    await attempt(async () => {
      const options = { idempotencyKey: intentKey({ id }) };
      await call(makeLetter, { params: { id }, body: {} }, options);
      await router.invalidate();
    });
  }

  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-6">
      <h1 className="hyphens-auto font-bold text-2xl [overflow-wrap:anywhere]">
        <Trans>Letter of accommodation</Trans>
      </h1>
      {isAvailable ? (
        <>
          <p className="max-w-prose">
            <Trans>
              A letter for a visa or a public office: where you're staying, when, and who your host
              is. It has a code that lets anyone check it's genuine.
            </Trans>
          </p>
          <p className="max-w-prose text-soft">
            <Trans>
              Anyone who checks the code sees the dates, the city, your initials and whether the
              stay is valid or cancelled. Nothing else.
            </Trans>
          </p>
          <RefusalNote refusal={refusal} />
          <Button busy={busy} onClick={() => void make()}>
            <Trans>Create the letter</Trans>
          </Button>
        </>
      ) : (
        <p>
          <Trans>This stay was cancelled before a letter was created.</Trans>
        </p>
      )}
    </div>
  );
}

function Letter({
  letter: { code, url, qr, versions },
}: {
  letter: NonNullable<StayLetter['letter']>;
}) {
  const { t } = useLingui();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="max-w-prose text-soft">
          <Trans>
            The code stays the same. If your dates change, print it again: anyone who checks it sees
            the current ones.
          </Trans>
        </p>
        <PrintButton />
      </div>
      <div className="paper grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-8">
        <div className="flex flex-wrap items-start justify-between gap-6">
          <p className="font-semibold">{BRAND.name}</p>
          <a
            href={url}
            className="grid w-44 gap-2 rounded-xl text-center"
            aria-label={t`Check this letter: ${code}`}
          >
            <SquareCode qr={qr} label={t`QR code to scan: ${code}`} />
            <span dir="ltr" className="font-mono text-xs">
              {code}
            </span>
          </a>
        </div>
        <Versions versions={versions} />
      </div>
    </>
  );
}
