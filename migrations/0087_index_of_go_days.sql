-- outside a transaction
create index concurrently if not exists "itinerant_go_at" ON "itinerant" USING btree ("go_at") WHERE go_status = 'waiting';
