-- outside a transaction
create index concurrently if not exists "co_host_host_id" ON "co_host" USING btree ("host_id");
