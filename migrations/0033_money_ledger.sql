CREATE TABLE "ledger_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"account" text NOT NULL,
	"owner_id" uuid,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" <> 0),
	CONSTRAINT "ledger_entry_owner" CHECK (("ledger_entry"."account" in ('held', 'deposit', 'host')) = ("ledger_entry"."owner_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reservation_id" uuid,
	"listing_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfer_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_transfer_id" ON "ledger_entry" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_owner_id" ON "ledger_entry" USING btree ("owner_id","account");--> statement-breakpoint
CREATE INDEX "ledger_transfer_reservation_id" ON "ledger_transfer" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_at" ON "ledger_transfer" USING btree ("at");
--> statement-breakpoint
create or replace function check_transfer_balance() returns trigger
language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where transfer_id = new.transfer_id) <> 0 then
    raise exception 'the entries of transfer % do not add up to 0', new.transfer_id
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create or replace function refuse_ledger_change() returns trigger
language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name
    using errcode = 'restrict_violation';
end
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
  insert into ledger_transfer (key, kind, reservation_id, at)
  select 'release:' || id, 'release', id, updated_at
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
      (
        select coalesce(sum((line ->> 'amount')::bigint), 0)
        from jsonb_array_elements(r.quote -> 'lines') as line
        where line ->> 'kind' = 'service'
      ) as service
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
end
$$;
--> statement-breakpoint
create constraint trigger check_balance after insert on ledger_entry
deferrable initially deferred
for each row execute function check_transfer_balance();
--> statement-breakpoint
create trigger refuse_change before update or delete on ledger_transfer
for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on ledger_transfer
for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger refuse_change before update or delete on ledger_entry
for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on ledger_entry
for each statement execute function refuse_ledger_change();
--> statement-breakpoint
select write_missing_transfers();
