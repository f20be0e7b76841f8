import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type DecisionAct, RULES, type Rule } from '#domain/decisions.ts';
import { decide } from '#features/trust/contract/addresses.gen.ts';
import { RULE_TEXTS } from '#features/trust/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { call } from '#platform/web/api/client.ts';
import { saveAsFile } from '#platform/web/files/save-as-file.ts';
import { SelectField } from '#platform/web/ui/field.tsx';
import { confirmAddress, disclosePerson, endPersonSessions } from '../../contract/addresses.gen.ts';
import type { ConsolePerson } from '../../contract.ts';
import { ActForm } from '../act-form.tsx';
import { Part } from '../parts.tsx';
import { useDuty } from '../use-duty.ts';

/** Acts that the reader may do about a person, each with its reason and its outcome. */
export function PersonActs({ person }: { person: ConsolePerson }) {
  const { t } = useLingui();
  const { id, name, may } = person;
  const mayReadLog = useDuty('log');
  const params = { id };
  return (
    <Part title={<Trans>Actions</Trans>}>
      <div className="flex flex-wrap gap-3">
        {may.confirmAddress ? (
          <ActForm
            title={<Trans>Confirm the address</Trans>}
            summary={
              <Trans>
                {name} can send requests and list from now on, as if they had opened the link in the
                email. Only do this if they've proved in another way that the address is theirs.
              </Trans>
            }
            done={t`Address confirmed`}
            send={(reason, key) =>
              call(confirmAddress, { params, body: { reason } }, { idempotencyKey: key })
            }
          />
        ) : null}
        {may.endSessions ? (
          <ActForm
            title={<Trans>End all sessions</Trans>}
            summary={
              <Trans>{name} is logged out everywhere right away, and can log in again.</Trans>
            }
            done={t`Sessions ended`}
            send={(reason, key) =>
              call(endPersonSessions, { params, body: { reason } }, { idempotencyKey: key })
            }
          />
        ) : null}
        {may.limit ? <StandingAct person={person} act="limit" /> : null}
        {may.suspend ? <StandingAct person={person} act="suspend" /> : null}
        {may.restore ? <StandingAct person={person} act="keep" /> : null}
        {may.disclose ? (
          <ActForm
            title={<Trans>Export for an authority</Trans>}
            summary={
              <Trans>
                A file with everything stored about {name}, the same as their own export. Only for
                an authority that's entitled to it; name it in the reason.
              </Trans>
            }
            done={t`File saved`}
            send={async (reason) => {
              const data = await call(disclosePerson, { params, body: { reason } });
              const file = `${BRAND.name.toLowerCase()}-${id}.json`;
              saveAsFile(file, JSON.stringify(data, null, 2), 'application/json');
              return data;
            }}
          />
        ) : null}
      </div>
      {mayReadLog ? (
        <Link
          to="/admin/log"
          search={{ person: id }}
          className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
        >
          <Trans>Entries of the log</Trans>
        </Link>
      ) : null}
    </Part>
  );
}

/** Limits, suspends or restores a person by a decision of moderation, with its statement. */
function StandingAct({
  person: { id, name },
  act,
}: {
  person: ConsolePerson;
  act: Extract<DecisionAct, 'limit' | 'suspend' | 'keep'>;
}) {
  const { i18n, t } = useLingui();
  const [rule, setRule] = useState<Rule>(act === 'keep' ? 'no-rule-broken' : 'honest-listings');
  const titles = {
    limit: <Trans>Limit</Trans>,
    suspend: <Trans>Suspend</Trans>,
    keep: <Trans>Restore</Trans>,
  };
  const summaries = {
    limit: (
      <Trans>
        {name} can't list, send requests or write to new people. What's already agreed continues.
        They get a statement with your words and can appeal.
      </Trans>
    ),
    suspend: (
      <Trans>
        {name} is logged out and can't log in, and their listings leave every search. Upcoming
        reservations stay, and are listed here for you. They get a statement with your words and can
        appeal.
      </Trans>
    ),
    keep: <Trans>{name} can do everything again, and their listings are back in searches.</Trans>,
  };
  return (
    <ActForm
      title={titles[act]}
      summary={summaries[act]}
      done={t`Decided`}
      isDanger={act !== 'keep'}
      send={(words, key) =>
        call(
          decide,
          { body: { subject: { kind: 'profile', id }, act, rule, words } },
          { idempotencyKey: key },
        )
      }
    >
      {act === 'keep' ? null : (
        <SelectField
          label={<Trans>Our rule</Trans>}
          value={rule}
          onChange={({ target }) =>
            setRule(RULES.find((each) => each === target.value) ?? 'honest-listings')
          }
        >
          {RULES.filter((each) => each !== 'no-rule-broken').map((each) => (
            <option key={each} value={each}>
              {i18n._(RULE_TEXTS[each])}
            </option>
          ))}
        </SelectField>
      )}
    </ActForm>
  );
}
