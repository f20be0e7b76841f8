ALTER TABLE "reservation" ADD COLUMN "kind" text DEFAULT 'stay' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "check_in_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "arrival_details_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
-- From 00:00 of the first day, three days before it, and at the end of the day of leaving.
update reservation set
  check_in_from = start_date::timestamp at time zone time_zone,
  arrival_details_from = (start_date - 3)::timestamp at time zone time_zone,
  ends_at = (end_date + 1)::timestamp at time zone time_zone;
--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "check_in_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "arrival_details_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ALTER COLUMN "ends_at" SET NOT NULL;--> statement-breakpoint
-- How each line of a price agreed on is refunded, which used to be told by its kind.
create function pg_temp.with_refunds(quote jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(quote, '{lines}', coalesce(
    (
      select jsonb_agg(
        line || jsonb_build_object('refund', case line ->> 'kind'
          when 'deposit' then 'always'
          when 'cleaning' then 'before-start'
          when 'pets' then 'before-start'
          else 'pro-rata'
        end)
        order by place
      )
      from jsonb_array_elements(quote -> 'lines') with ordinality as each (line, place)
    ),
    '[]'
  ))
$$;
--> statement-breakpoint
update reservation set quote = jsonb_set(
  pg_temp.with_refunds(quote), '{units}', to_jsonb(units)
);
--> statement-breakpoint
update reservation_change change set quote = jsonb_set(
  pg_temp.with_refunds(change.quote), '{units}', to_jsonb(r.units)
)
from reservation r where r.id = change.reservation_id;
--> statement-breakpoint
drop function pg_temp.with_refunds(jsonb);
--> statement-breakpoint
CREATE INDEX "reservation_pay_by" ON "reservation" USING btree ("status","pay_by");--> statement-breakpoint
CREATE INDEX "reservation_arrival_details_from" ON "reservation" USING btree ("status","arrival_details_from");--> statement-breakpoint
CREATE INDEX "reservation_ends_at" ON "reservation" USING btree ("status","ends_at");