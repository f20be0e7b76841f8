-- outside a transaction
create index concurrently if not exists "mail_outbox_unsent" on "mail_outbox" using btree ("status", "created_at") where status in ('queued', 'sending', 'failed');
