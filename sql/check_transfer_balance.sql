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
