import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import { PageLinks } from '#platform/web/lists/page-links.tsx';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import { Code, DataTable, TABLE_CELL } from '#platform/web/ui/data-table.tsx';
import { decideJob, sendMailAgain } from '../../contract/addresses.gen.ts';
import type { Work } from '../../contract.ts';
import { ActForm } from '../act-form.tsx';
import type { Read } from '../page-data.ts';
import { ConsolePage, Part, When } from '../parts.tsx';
import { type WorkSearch, workSearch } from '../searches.ts';
import { downloadFailed, downloadUnsent } from './download-work.ts';

const PARTS: Readonly<Record<string, MessageDescriptor>> = {
  pages: msg({ message: 'Pages', context: 'part of the product' }),
  database: msg`Database`,
  mail: msg`Email`,
  payments: msg`Payments`,
};

const STATES: Readonly<Record<string, MessageDescriptor>> = {
  works: msg({ message: 'works', context: 'state of a part' }),
  late: msg({ message: 'late', context: 'state of a part' }),
  away: msg({ message: 'away', context: 'state of a part' }),
  test: msg({ message: 'stand-in for tests', context: 'state of a part' }),
  unknown: msg({ message: 'unknown', context: 'state of a part' }),
};

const ROW = 'grid gap-2 rounded-card border border-line bg-raised p-4';

/** Jobs, mails and the health of the parts. */
export function WorkPage({ work, params }: { work: Read<Work> | null; params: UrlParams }) {
  const search = useSearchIn(workSearch, params);
  const { i18n } = useLingui();
  if (work === null) return null;
  return (
    <ConsolePage title={<Trans context="page of staff">Work</Trans>}>
      <Part title={<Trans>Health</Trans>}>
        <dl className="grid gap-2 sm:grid-cols-4">
          {work.health.map(({ part, state }) => (
            <div key={part} className="rounded-card border border-line bg-raised px-4 py-3">
              <dt className="text-soft text-sm">{i18n._(PARTS[part] ?? { id: part })}</dt>
              <dd className={`font-semibold ${state === 'away' ? 'text-danger' : ''}`}>
                {i18n._(STATES[state] ?? { id: state })}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <FailedJobs failed={work.failed} search={search} />
      <Queues queues={work.queues} />
      <Outbox mails={work.mails} unsent={work.unsent} search={search} />
    </ConsolePage>
  );
}

function FailedJobs({ failed, search }: Pick<Work, 'failed'> & { search: WorkSearch }) {
  const { i18n, t } = useLingui();
  const { items, previous, next } = failed;
  const { failedAfter, failedBefore, ...others } = search;
  const page = { to: '/admin/work' } as const;
  const isFirst = failedAfter === undefined && failedBefore === undefined;
  return (
    <Part title={<Trans>Failed jobs</Trans>}>
      {items.length === 0 ? (
        <p className="text-soft">
          <Trans>No jobs have failed.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {items.map(({ id, handler, error, tries, failedAt }) => {
            const decide = (act: 'again' | 'give-up') => (reason: string, key: string) =>
              call(
                decideJob,
                { params: { id }, body: { act, reason } },
                { idempotencyKey: `${key}-${act}` },
              );
            return (
              <li key={id} className={ROW} data-key-row="">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <Code>{handler}</Code>
                  <When at={failedAt} />
                  <span className="text-soft text-sm">
                    <Trans>Tries: {tries}</Trans>
                  </span>
                </p>
                <p dir="auto" className="break-words text-danger text-sm">
                  {error}
                </p>
                <div className="flex flex-wrap gap-3">
                  <ActForm
                    title={<Trans>Run again</Trans>}
                    summary={<Trans>The job runs again, with its full number of tries.</Trans>}
                    done={t`Job queued`}
                    send={decide('again')}
                  />
                  <ActForm
                    title={<Trans>Give up</Trans>}
                    summary={<Trans>The job won't run again, and leaves this list.</Trans>}
                    done={t`Job given up`}
                    isDanger
                    send={decide('give-up')}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <PageLinks
        label={t`Pages of failed jobs`}
        first={isFirst ? null : { ...page, search: others }}
        previous={
          previous === null ? null : { ...page, search: { ...others, failedBefore: previous } }
        }
        next={next === null ? null : { ...page, search: { ...others, failedAfter: next } }}
      />
      {items.length === 0 ? null : <SaveButton onSave={() => downloadFailed(items, i18n)} />}
    </Part>
  );
}

function Queues({ queues }: Pick<Work, 'queues'>) {
  const { i18n, t } = useLingui();
  return (
    <Part title={<Trans>Waiting jobs</Trans>}>
      {queues.length === 0 ? (
        <p className="text-soft">
          <Trans>No jobs are due.</Trans>
        </p>
      ) : (
        <DataTable
          label={t`Waiting jobs`}
          columns={[t`Job`, t`Due`, t`Tried before`, t`Oldest, in minutes`]}
          amountsFrom={1}
        >
          {queues.map(({ handler, due, retrying, oldestDueSeconds }) => (
            <tr key={handler} className="border-line border-b last:border-b-0">
              <td className="py-2">
                <Code>{handler}</Code>
              </td>
              {[due, retrying, Math.floor(oldestDueSeconds / 60)].map((count, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same.
                <td key={at} translate="no" className={`${TABLE_CELL} text-end tabular-nums`}>
                  {i18n.number(count)}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
    </Part>
  );
}

function Outbox({
  mails,
  unsent,
  search,
}: Pick<Work, 'mails' | 'unsent'> & { search: WorkSearch }) {
  const { i18n, t } = useLingui();
  const { items, previous, next } = unsent;
  const { unsentAfter, unsentBefore, ...others } = search;
  const page = { to: '/admin/work' } as const;
  const isFirst = unsentAfter === undefined && unsentBefore === undefined;
  return (
    <Part title={<Trans>Unsent emails</Trans>}>
      <p className="text-soft">
        <Trans>
          Waiting: {mails.waiting}. Given up: {mails.failed}.
        </Trans>
      </p>
      <ul className="grid gap-3">
        {items.map(({ id, template, status, tries, error, createdAt }) => (
          <li key={id} className={ROW} data-key-row="">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Code>{template}</Code>
              <Code>{status}</Code>
              <When at={createdAt} />
              <span className="text-soft text-sm">
                <Trans>Tries: {tries}</Trans>
              </span>
            </p>
            {error === '' ? null : (
              <p dir="auto" className="break-words text-danger text-sm">
                {error}
              </p>
            )}
            {status === 'failed' ? (
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
      <PageLinks
        label={t`Pages of unsent emails`}
        first={isFirst ? null : { ...page, search: others }}
        previous={
          previous === null ? null : { ...page, search: { ...others, unsentBefore: previous } }
        }
        next={next === null ? null : { ...page, search: { ...others, unsentAfter: next } }}
      />
      {items.length === 0 ? null : <SaveButton onSave={() => downloadUnsent(items, i18n)} />}
    </Part>
  );
}
