import { Trans } from '@lingui/react/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { StayAgreement } from '../../contract.ts';
import { DocumentFrame, PrintButton } from './document-frame.tsx';
import type { DocumentData } from './load-documents.ts';
import { Versions } from './versions.tsx';

/** The agreement of a stay in the languages of its guest and its host. */
export function AgreementPage({
  id,
  side,
  data,
}: {
  /** Of the reservation. */
  id: string;
  side: 'guest' | 'host';
  data: DocumentData<StayAgreement> | null;
}) {
  return (
    <DocumentFrame id={id} side={side} data={data}>
      {({ versions }) => (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
            <p className="max-w-prose text-soft">
              {versions.length > 1 ? (
                <Trans>In your language and the other person's. Both say the same.</Trans>
              ) : (
                <Trans>You can print this page or save it as a file.</Trans>
              )}
            </p>
            <PrintButton />
          </div>
          <div className="paper grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-8">
            <p className="font-semibold">{BRAND.name}</p>
            <Versions versions={versions} />
          </div>
        </>
      )}
    </DocumentFrame>
  );
}
