-- outside a transaction
create index concurrently if not exists "night_shut_by_night" ON "night" USING btree ("listing_id","night") WHERE closed or imported;
