CREATE TABLE "host_entry" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"taxes" integer NOT NULL,
	"reservation_id" uuid,
	"listing_id" uuid
);
--> statement-breakpoint
ALTER TABLE "host_entry" ADD CONSTRAINT "host_entry_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_entry_host_id" ON "host_entry" USING btree ("host_id","at");--> statement-breakpoint
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
--> statement-breakpoint
create trigger copy_host_entries after insert on ledger_entry
referencing new table as added
for each statement execute function copy_host_entries();
--> statement-breakpoint
create trigger refuse_change before update or delete on host_entry
for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger refuse_truncate before truncate on host_entry
for each statement execute function refuse_ledger_change();
