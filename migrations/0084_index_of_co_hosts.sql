-- outside a transaction
create index concurrently if not exists "message_co_host_id" ON "message" USING btree ("co_host_id") WHERE co_host_id is not null;
