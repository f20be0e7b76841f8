import { type Answer, type DoubleCall, invalid, Refusal, randomId } from './stripe-answers.ts';
import { type FormTree, textAt } from './stripe-form.ts';
import { listPage, toSeconds } from './stripe-lists.ts';

/** The used part of a connected account in Stripe's API. */
export interface DoubleAccount {
  readonly id: string;
  readonly object: 'account';
  readonly email: string | undefined;
  readonly metadata: Record<string, string>;
  capabilities: { transfers?: 'active' | 'inactive' | 'pending' };
  details_submitted: boolean;
  requirements: { disabled_reason: string | null; past_due: string[] };
}

/** The used part of a transfer in Stripe's API. */
export interface DoubleTransfer {
  readonly id: string;
  readonly object: 'transfer';
  readonly amount: number;
  amount_reversed: number;
  created: number;
  readonly currency: string;
  readonly destination: string;
  readonly metadata: Record<string, string>;
  readonly source_transaction: string | null;
  readonly transfer_group: string | null;
}

const CONTROLLER = {
  fees: { payer: 'application' },
  losses: { payments: 'application' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'express' },
};

const asMetadata = (form: FormTree): Record<string, string> =>
  typeof form.metadata === 'object' ? (form.metadata as Record<string, string>) : {};

/**
 * The routes of Connect, after Stripe's documentation: accounts, their onboarding, transfers.
 *
 * @param intents cents of each payment intent that was paid
 */
export function makeConnectRoutes(intents: ReadonlyMap<string, number>) {
  const accounts = new Map<string, DoubleAccount>();
  const transfers: DoubleTransfer[] = [];
  /** Whether the platform has too little money for any transfer. */
  const balance: { isShort: boolean } = { isShort: false };

  const knownAccount = (id: string | undefined): DoubleAccount => {
    const account = accounts.get(id ?? '');
    if (account !== undefined) return account;
    throw new Refusal(404, 'invalid_request_error', `No such account: '${id}'`, {
      code: 'resource_missing',
      isKept: true,
    });
  };

  const createAccount = (form: FormTree): DoubleAccount => {
    if (JSON.stringify(form.controller) !== JSON.stringify(CONTROLLER)) {
      throw invalid('This platform has no accounts with other controllers', 'controller');
    }
    const account: DoubleAccount = {
      id: randomId('acct'),
      object: 'account',
      email: textAt(form, 'email'),
      metadata: asMetadata(form),
      capabilities: {},
      details_submitted: false,
      requirements: { disabled_reason: 'requirements.past_due', past_due: ['external_account'] },
    };
    accounts.set(account.id, account);
    return account;
  };

  const createLink = (form: FormTree): object => {
    const { id } = knownAccount(textAt(form, 'account'));
    if (textAt(form, 'type') !== 'account_onboarding') throw invalid('Not of this account', 'type');
    for (const name of ['return_url', 'refresh_url']) {
      if (!URL.canParse(textAt(form, name) ?? '')) throw invalid('Not a valid URL', name);
    }
    const created = Math.floor(Date.now() / 1_000);
    const url = `https://connect.stripe.com/setup/e/${id}/${randomId('link')}`;
    return { object: 'account_link', created, expires_at: created + 300, url };
  };

  const createTransfer = (form: FormTree): DoubleTransfer => {
    const amount = Number(textAt(form, 'amount'));
    if (!Number.isInteger(amount) || amount <= 0)
      throw invalid('Invalid positive integer', 'amount');
    const destination = knownAccount(textAt(form, 'destination'));
    if (destination.capabilities.transfers !== 'active') {
      throw new Refusal(
        400,
        'invalid_request_error',
        'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
        { code: 'insufficient_capabilities_for_transfer', isKept: true },
      );
    }
    const source = textAt(form, 'source_transaction') ?? null;
    const charged = intents.get(source?.replace(/^ch_/, 'pi_') ?? '');
    if (source !== null && charged === undefined) {
      throw invalid(`No such charge: '${source}'`, 'source_transaction');
    }
    const moved = transfers.filter((one) => one.source_transaction === source);
    const left = (charged ?? 0) - moved.reduce((total, one) => total + one.amount, 0);
    if (amount > left) {
      throw invalid(
        `Transfers using this transaction as a source must not exceed ${left}`,
        'amount',
      );
    }
    if (balance.isShort) {
      throw new Refusal(400, 'invalid_request_error', 'You have insufficient funds', {
        code: 'balance_insufficient',
        isKept: true,
      });
    }
    const transfer: DoubleTransfer = {
      id: randomId('tr'),
      object: 'transfer',
      amount,
      amount_reversed: 0,
      created: toSeconds(),
      currency: textAt(form, 'currency') ?? '',
      destination: destination.id,
      metadata: asMetadata(form),
      source_transaction: source,
      transfer_group: textAt(form, 'transfer_group') ?? null,
    };
    transfers.push(transfer);
    return transfer;
  };

  const listTransfers = (form: FormTree): object => {
    const [group, destination] = [textAt(form, 'transfer_group'), textAt(form, 'destination')];
    const found = transfers
      .filter((one) => group === undefined || one.transfer_group === group)
      .filter((one) => destination === undefined || one.destination === destination);
    return listPage('/v1/transfers', form, found);
  };

  /** The answer to a call of Connect; null for any other call. */
  const answer = ({ method, path, form }: DoubleCall): Answer | null => {
    const [, resource, id, ...more] = path.split('/').slice(1);
    if (more.length > 0) return null;
    const ok = (body: object): Answer => ({ status: 200, body });
    switch (`${method} ${resource}${id === undefined ? '' : '/:id'}`) {
      case 'POST accounts':
        return ok(createAccount(form));
      case 'GET accounts/:id':
        return ok(knownAccount(id));
      case 'POST account_links':
        return ok(createLink(form));
      case 'POST transfers':
        return ok(createTransfer(form));
      case 'GET transfers':
        return ok(listTransfers(form));
      default:
        return null;
    }
  };

  return { accounts, transfers, balance, answer };
}
