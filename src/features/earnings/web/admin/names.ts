import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LedgerAccount } from '#domain/ledger.ts';
import type { MoneyOverview } from '../../contract.ts';

/** Names of the ledger's accounts. */
export const ACCOUNT_NAMES: Readonly<Record<LedgerAccount, MessageDescriptor>> = {
  provider: msg`At the payment provider`,
  card: msg`Held on guests' cards`,
  held: msg`Not held for anyone yet`,
  deposit: msg`Deposits`,
  host: msg`Hosts' money`,
  platform: msg`Our own money`,
  clearing: msg`Refunds and payouts on their way`,
};

/** Names of one movement of money, and of all of its kind. */
export const MOVEMENT_NAMES: Readonly<
  Record<
    MoneyOverview['comparisons'][number]['kind'],
    { readonly one: MessageDescriptor; readonly list: MessageDescriptor }
  >
> = {
  payment: { one: msg`Payment`, list: msg`Payments compared` },
  refund: { one: msg`Refund`, list: msg`Refunds compared` },
  transfer: { one: msg`Transfer to a host`, list: msg`Transfers to hosts compared` },
};

/** Names of the providers, the same in each language. */
export const PROVIDER_NAMES: Readonly<
  Record<MoneyOverview['comparisons'][number]['provider'], string>
> = { stripe: 'Stripe', sandbox: 'Sandbox' };
