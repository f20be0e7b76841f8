create or replace function copy_host_entries() returns trigger
language plpgsql as $$
begin
  insert into host_entry
    (entry_id, host_id, at, kind, amount, taxes, reservation_id, listing_id)
  select e.id, e.owner_id, t.at, t.kind, -e.amount, t.taxes, t.reservation_id,
    coalesce(t.listing_id, r.listing_id)
  from added e
  join ledger_transfer t on t.id = e.transfer_id
  left join reservation r on r.id = t.reservation_id
  where e.account = 'host';
  return null;
end
$$;
