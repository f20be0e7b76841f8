ALTER TABLE "refund" DROP CONSTRAINT "refund_reservation_id_reservation_id_fk";
--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_payment_id_payment_id_fk";
--> statement-breakpoint
DROP INDEX "refund_reservation_id";--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "reservation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "listing_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_listing_id" ON "payment" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "refund_payment_id" ON "refund" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "refund" DROP COLUMN "reservation_id";--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_subject" CHECK (num_nonnulls("payment"."reservation_id", "payment"."listing_id") = 1);--> statement-breakpoint
UPDATE "notice" SET "kind" = 'cancelled-to-host' WHERE "kind" = 'guest-lost';--> statement-breakpoint
UPDATE "notice" SET "kind" = 'expired-to-host' WHERE "kind" = 'request-missed';--> statement-breakpoint
UPDATE "mail_gathering" SET "items" = replace(replace("items"::text, '"kind": "guest-lost"', '"kind": "cancelled-to-host"'), '"kind": "request-missed"', '"kind": "expired-to-host"')::jsonb;
