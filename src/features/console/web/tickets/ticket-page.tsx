import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ANSWER_LENGTH, type TicketState } from '#domain/tickets.ts';
import type { RouteRequest } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Code } from '#platform/web/ui/data-table.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { answerTicket, changeTicket } from '../../contract/addresses.gen.ts';
import type { Ticket } from '../../contract.ts';
import { Fact } from '../fact.tsx';
import { ConsolePage, Part, When } from '../parts.tsx';
import { TICKET_STATE_TEXTS } from './ticket-texts.ts';

const WORDS = 'whitespace-pre-line break-words [overflow-wrap:anywhere]';

/** A message to support, its answers, and what can be done with it. */
export function TicketPage({ ticket }: { ticket: Ticket | null }) {
  if (ticket === null) return null;
  return (
    <ConsolePage title={<bdi>{ticket.subject}</bdi>}>
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-4">
          <p dir="auto" className={`rounded-card border border-line bg-raised p-4 ${WORDS}`}>
            {ticket.message}
          </p>
          {ticket.thread.map(({ author, text, at }) => (
            <article key={at} className="grid gap-1 rounded-card bg-sunken p-4">
              <p className="flex flex-wrap gap-x-3 text-soft text-sm">
                <bdi>{author.name}</bdi>
                <When at={at} />
              </p>
              <p dir="auto" className={WORDS}>
                {text}
              </p>
            </article>
          ))}
          <AnswerForm reference={ticket.reference} />
        </div>
        <div className="grid content-start gap-8">
          <Facts ticket={ticket} />
          <Others others={ticket.others} />
        </div>
      </div>
    </ConsolePage>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const { i18n, t } = useLingui();
  const { account, owner, reservation, requestId, page } = ticket;
  return (
    <div className="grid content-start gap-4">
      <dl className="grid gap-2 text-sm">
        <Fact label={t`Ticket reference`}>
          <Code>{ticket.reference}</Code>
        </Fact>
        <Fact label={t({ message: 'State', context: 'of a message to support' })}>
          {i18n._(TICKET_STATE_TEXTS[ticket.state])}
        </Fact>
        <Fact label={t({ message: 'Owner', context: 'of a message to support' })}>
          {owner === null ? '–' : <bdi>{owner.name}</bdi>}
        </Fact>
        <Fact label={t`Written`}>
          <When at={ticket.createdAt} />
        </Fact>
        <Fact label={t`Reply to`}>
          <bdi className="break-words">{ticket.email}</bdi>
        </Fact>
        <Fact label={t`Language`}>
          <Code>{ticket.locale}</Code>
        </Fact>
        {account === null ? null : (
          <Fact label={t`Account`}>
            <Link
              to="/admin/people/$id"
              params={{ id: account.id }}
              className="underline underline-offset-4"
            >
              <bdi>{account.name}</bdi>
            </Link>
          </Fact>
        )}
        {[
          [t`Reservation`, reservation],
          [t`Page`, page],
          [t`Request ID`, requestId],
        ].map(([label = '', value = '']) =>
          value === '' ? null : (
            <Fact key={label} label={label}>
              <Link to="/admin/find" search={{ q: value }} className="underline underline-offset-4">
                <Code>{value}</Code>
              </Link>
            </Fact>
          ),
        )}
      </dl>
      <Steps ticket={ticket} />
    </div>
  );
}

/** Other messages of the writer: a person who writes again starts another. */
function Others({ others }: Pick<Ticket, 'others'>) {
  const { i18n } = useLingui();
  if (others.length === 0) return null;
  return (
    <Part title={<Trans>Other messages from this address</Trans>}>
      <ul className="grid gap-2">
        {others.map(({ reference, subject, state, createdAt }) => (
          <li key={reference} data-key-row="">
            <Link
              to="/admin/tickets/$reference"
              params={{ reference }}
              className="grid justify-items-start gap-0.5 rounded-card border border-line bg-raised px-4 py-2 text-sm hover:bg-sunken"
            >
              <bdi className="break-words font-semibold">{subject}</bdi>
              <span className="flex flex-wrap gap-x-3 text-soft">
                <Code>{reference}</Code>
                <span>{i18n._(TICKET_STATE_TEXTS[state])}</span>
                <When at={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Change = RouteRequest<typeof changeTicket>['body'];

function Steps({ ticket: { reference, state, isMine } }: { ticket: Ticket }) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, failure, send } = useSending();
  const change = async (body: Change) => {
    const done = await send(() => call(changeTicket, { params: { reference }, body }));
    if (done === null) return;
    showToast('success', t`Saved`);
    await router.invalidate();
  };
  const next: TicketState = state === 'closed' ? 'open' : 'closed';
  return (
    <div className="grid gap-3">
      <Button look="secondary" busy={busy} onClick={() => void change({ isMine: !isMine })}>
        {isMine ? <Trans>Leave it to others</Trans> : <Trans>Take care of it</Trans>}
      </Button>
      <Button look="secondary" busy={busy} onClick={() => void change({ state: next })}>
        {state === 'closed' ? <Trans>Open again</Trans> : <Trans>Close without an answer</Trans>}
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}

function AnswerForm({ reference }: { reference: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { busy, failure, send } = useSending();
  const [text, setText] = useState('');
  const [isLast, setLast] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { text, close: isLast };
    const done = await send(() =>
      call(answerTicket, { params: { reference }, body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (done === null) return;
    setText('');
    showToast('success', t`Answer on its way`);
    await router.invalidate();
  }

  return (
    <Part title={<Trans>Answer</Trans>}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextAreaField
          label={<Trans>Your answer, sent by email</Trans>}
          rows={8}
          maxLength={ANSWER_LENGTH}
          value={text}
          disabled={busy}
          error={failure?.fields.text}
          onChange={({ target }) => setText(target.value)}
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isLast}
            disabled={busy}
            onChange={({ target }) => setLast(target.checked)}
            className="size-5 accent-ember"
          />
          <span>
            <Trans>Nothing left to do: close it</Trans>
          </span>
        </label>
        <FailureNote failure={failure} />
        <div>
          <Button type="submit" busy={busy}>
            <Trans>Send the answer</Trans>
          </Button>
        </div>
      </form>
    </Part>
  );
}
