create or replace function amount_of_lines(quote jsonb, kind text) returns bigint
language sql immutable as $$
  select coalesce(sum((line ->> 'amount')::bigint), 0)
  from jsonb_array_elements(quote -> 'lines') as line
  where line ->> 'kind' = amount_of_lines.kind
$$;
--> statement-breakpoint
create or replace function write_missing_transfers() returns void
language plpgsql as $$
begin
  -- Payments fill the deposit first; of one that has ended, what came back of it.
  insert into ledger_transfer (key, kind, reservation_id, listing_id, at)
  select 'payment:' || id, 'payment', reservation_id, listing_id, coalesce(paid_at, created_at)
  from payment
  where status = 'paid'
  on conflict (key) do nothing;

  insert into ledger_entry (transfer_id, account, owner_id, amount)
  with paid as (
    select
      p.id,
      coalesce(p.reservation_id, p.listing_id) as owner_id,
      p.amount,
      case
        when r.status in ('completed', 'declined', 'expired', 'cancelled', 'no-show')
          then least(coalesce((r.quote ->> 'deposit')::bigint, 0), r.refunded)
        else coalesce((r.quote ->> 'deposit')::bigint, 0)
      end as deposit,
      sum(p.amount) over (
        partition by coalesce(p.reservation_id, p.listing_id) order by p.paid_at, p.id
      ) as so_far
    from payment p
    left join reservation r on r.id = p.reservation_id
    where p.status = 'paid'
  ),
  divided as (
    select *, least(deposit, so_far) - least(deposit, so_far - amount) as to_deposit from paid
  )
  select t.id, e.account, e.owner_id, e.amount
  from divided d
  join ledger_transfer t on t.key = 'payment:' || d.id
  cross join lateral (
    values
      ('provider', null::uuid, d.amount),
      ('held', d.owner_id, d.to_deposit - d.amount),
      ('deposit', d.owner_id, -d.to_deposit)
  ) as e (account, owner_id, amount)
  where e.amount <> 0
    and not exists (select from ledger_entry known where known.transfer_id = t.id);

  -- Of what went back, first what the deposit has above what the reservation still has to have.
  insert into ledger_transfer (key, kind, reservation_id, listing_id, at)
  select 'return:' || f.id, 'return', p.reservation_id, p.listing_id, f.created_at
  from refund f
  join payment p on p.id = f.payment_id
  on conflict (key) do nothing;

  insert into ledger_entry (transfer_id, account, owner_id, amount)
  with subject as (
    select
      coalesce(p.reservation_id, p.listing_id) as owner_id,
      sum(p.amount) as paid,
      sum(coalesce(f.returned, 0)) as returned
    from payment p
    left join lateral (
      select sum(amount) as returned from refund where payment_id = p.id
    ) f on true
    where p.status = 'paid'
    group by 1
  ),
  from_deposit as (
    select
      s.owner_id,
      least(
        s.returned,
        least(coalesce((r.quote ->> 'deposit')::bigint, 0), s.paid)
          - case
              when r.status in ('completed', 'declined', 'expired', 'cancelled', 'no-show') then 0
              else least(coalesce((r.quote ->> 'deposit')::bigint, 0), s.paid - s.returned)
            end
      ) as amount
    from subject s
    left join reservation r on r.id = s.owner_id
  ),
  returned as (
    select
      f.id,
      f.amount,
      d.owner_id,
      d.amount as deposit,
      sum(f.amount) over (partition by d.owner_id order by f.created_at, f.id) as so_far
    from refund f
    join payment p on p.id = f.payment_id
    join from_deposit d on d.owner_id = coalesce(p.reservation_id, p.listing_id)
  ),
  divided as (
    select *, least(deposit, so_far) - least(deposit, so_far - amount) as of_deposit from returned
  )
  select t.id, e.account, e.owner_id, e.amount
  from divided d
  join ledger_transfer t on t.key = 'return:' || d.id
  cross join lateral (
    values
      ('held', d.owner_id, d.amount - d.of_deposit),
      ('deposit', d.owner_id, d.of_deposit),
      ('clearing', null::uuid, -d.amount)
  ) as e (account, owner_id, amount)
  where e.amount <> 0
    and not exists (select from ledger_entry known where known.transfer_id = t.id);

  insert into ledger_transfer (key, kind, reservation_id, listing_id, at)
  select 'refund:' || f.id, 'refund', p.reservation_id, p.listing_id, coalesce(f.done_at, f.created_at)
  from refund f
  join payment p on p.id = f.payment_id
  where f.status = 'done'
  on conflict (key) do nothing;

  insert into ledger_entry (transfer_id, account, owner_id, amount)
  select t.id, e.account, null, e.amount
  from refund f
  join ledger_transfer t on t.key = 'refund:' || f.id
  cross join lateral (values ('clearing', f.amount), ('provider', -f.amount)) as e (account, amount)
  where not exists (select from ledger_entry known where known.transfer_id = t.id);

  -- What is kept when a reservation has ended.
  insert into ledger_transfer (key, kind, reservation_id, taxes, at)
  select
    'release:' || id,
    'release',
    id,
    coalesce(
      round((paid - refunded)::numeric * amount_of_lines(quote, 'taxes')
        / nullif((quote ->> 'subtotal')::bigint, 0)),
      0
    ),
    updated_at
  from reservation
  where status in ('completed', 'declined', 'expired', 'cancelled', 'no-show')
    and paid > refunded
  on conflict (key) do nothing;

  insert into ledger_entry (transfer_id, account, owner_id, amount)
  with kept as (
    select
      r.id,
      r.host_id,
      r.paid - r.refunded as amount,
      (r.quote ->> 'subtotal')::bigint as subtotal,
      amount_of_lines(r.quote, 'service') as service
    from reservation r
    join ledger_transfer t on t.key = 'release:' || r.id
    where not exists (select from ledger_entry known where known.transfer_id = t.id)
  ),
  divided as (
    select
      *,
      case
        when service > 0 and subtotal > 0
          then least(amount, round(amount::numeric * service / subtotal))::bigint
        else 0
      end as platform
    from kept
  )
  select t.id, e.account, e.owner_id, e.amount
  from divided d
  join ledger_transfer t on t.key = 'release:' || d.id
  cross join lateral (
    values
      ('held', d.id, d.amount),
      ('host', d.host_id, d.platform - d.amount),
      ('platform', null::uuid, -d.platform)
  ) as e (account, owner_id, amount)
  where e.amount <> 0;

  -- What is to become the host's later is looked at once its time has come.
  update reservation
  set release_at = check_in_from + interval '48 hours'
  where status in ('approved', 'checked-in') and paid > refunded and release_at is null;
end
$$;
--> statement-breakpoint
-- Releases that were written before taxes were noted on them; nothing of the money changes.
alter table ledger_transfer disable trigger refuse_change;
--> statement-breakpoint
update ledger_transfer t
set taxes = coalesce(
  round((r.paid - r.refunded)::numeric * amount_of_lines(r.quote, 'taxes')
    / nullif((r.quote ->> 'subtotal')::bigint, 0)),
  0
)
from reservation r
where t.key = 'release:' || r.id;
--> statement-breakpoint
alter table ledger_transfer enable trigger refuse_change;
