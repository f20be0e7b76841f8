-- outside a transaction
CREATE INDEX concurrently if not exists "upload_source_digest" ON "upload" USING btree ("source_digest");
