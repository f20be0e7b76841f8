-- The sum of the lines of a kind in an agreed price, in cents.
create or replace function amount_of_lines(quote jsonb, kind text) returns bigint
language sql immutable as $$
  select coalesce(sum((line ->> 'amount')::bigint), 0)
  from jsonb_array_elements(quote -> 'lines') as line
  where line ->> 'kind' = amount_of_lines.kind
$$;
