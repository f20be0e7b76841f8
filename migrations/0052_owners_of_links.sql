-- outside a transaction
create index concurrently if not exists "verification_owner" ON "verification" USING btree (split_part(identifier, ':', -1));
