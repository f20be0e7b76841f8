import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { ShownCase, ShownClaim } from '../../../contract.ts';
import { PROBLEMS } from '../case/problem-texts.ts';
import type { OpenResolutionPage } from './load-open-resolutions.ts';

const CLAIM_TEXTS: Readonly<Record<ShownClaim['state'], MessageDescriptor>> = {
  waiting: msg({ message: 'waiting for the guest', context: 'state of a claim or problem' }),
  review: msg({ message: 'waiting for a decision', context: 'state of a claim or problem' }),
  agreed: msg({ message: 'agreed', context: 'state of a claim or problem' }),
  decided: msg({ message: 'decided', context: 'state of a claim or problem' }),
};

const CASE_TEXTS: Readonly<Record<ShownCase['state'], MessageDescriptor>> = {
  waiting: msg({ message: 'waiting for the host', context: 'state of a claim or problem' }),
  offered: msg({ message: 'refund offered', context: 'state of a claim or problem' }),
  mended: msg({ message: 'fixed, says the host', context: 'state of a claim or problem' }),
  granted: msg({ message: 'the guarantee applies', context: 'state of a claim or problem' }),
  review: CLAIM_TEXTS.review,
  closed: msg({ message: 'closed', context: 'state of a claim or problem' }),
};

/** Saves the claims and problems that are shown, a row each. */
export function downloadResolutions({ items }: OpenResolutionPage, i18n: I18n): void {
  const columns = [
    msg`Reservation`,
    msg`Listing`,
    msg`Guest`,
    msg`Host`,
    msg({ message: 'About', context: 'of a claim or problem' }),
    msg({ message: 'State', context: 'of a claim or problem' }),
    msg({ message: 'Opened', context: 'of a claim or problem' }),
    msg({ message: 'Deadline', context: 'of a claim or problem' }),
    msg`Amount in USD`,
  ];
  const rows = items.flatMap(({ key, listingTitle, guestName, hostName, resolutions }) => {
    const { claim, cases } = resolutions;
    const parties = [key, listingTitle, guestName, hostName];
    return [
      ...cases.map(({ kind, state, entries, dueAt, offer, refund }) => [
        ...parties,
        i18n._(PROBLEMS[kind]),
        i18n._(CASE_TEXTS[state]),
        entries[0]?.at ?? '',
        dueAt ?? '',
        { cents: offer ?? refund },
      ]),
      ...(claim === null
        ? []
        : [
            [
              ...parties,
              i18n._(msg`Claim on the deposit`),
              i18n._(CLAIM_TEXTS[claim.state]),
              claim.entries[0]?.at ?? '',
              claim.answerBy ?? '',
              { cents: claim.amount },
            ],
          ]),
    ];
  });
  saveTable('resolutions', [columns.map((column) => i18n._(column)), ...rows]);
}
