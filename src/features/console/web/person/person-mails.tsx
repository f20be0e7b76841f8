import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import { Code } from '#platform/web/ui/data-table.tsx';
import { sendMailAgain } from '../../contract/addresses.gen.ts';
import type { ConsolePerson } from '../../contract.ts';
import { ActForm } from '../act-form.tsx';
import { Part, When } from '../parts.tsx';

/** The latest mails to a person, each of which can be sent again once it has ended. */
export function PersonMails({ person: { mails, may } }: { person: ConsolePerson }) {
  const { t } = useLingui();
  return (
    <Part title={<Trans>Emails</Trans>}>
      {mails.length === 0 ? (
        <p className="text-soft">
          <Trans>No emails in the last 30 days.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {mails.map(({ id, subject, template, status, error, createdAt }) => (
            <li
              key={id}
              data-key-row=""
              className="grid gap-1 rounded-card border border-line bg-raised px-4 py-2 text-sm"
            >
              <bdi className="break-words font-semibold">{subject}</bdi>
              <Code>{`${template} · ${status}`}</Code>
              <When at={createdAt} />
              {error === '' ? null : (
                <p dir="auto" className="break-words text-danger">
                  {error}
                </p>
              )}
              {may.sendMails && (status === 'sent' || status === 'failed') ? (
                <div>
                  <ActForm
                    title={<Trans>Send again</Trans>}
                    summary={<Trans>The email goes to the same address once more.</Trans>}
                    done={t`Email queued`}
                    send={(reason, key) =>
                      call(
                        sendMailAgain,
                        { params: { id }, body: { reason } },
                        { idempotencyKey: key },
                      )
                    }
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
