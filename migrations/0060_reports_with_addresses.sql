-- outside a transaction
create index concurrently if not exists "report_with_address" ON "report" USING btree ("item_id") WHERE reporter_email is not null;
