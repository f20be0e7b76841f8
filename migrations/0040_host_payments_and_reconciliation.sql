CREATE TABLE "provider_difference" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"ours" integer,
	"theirs" integer,
	"moved_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "provider_difference_amounts" CHECK ("provider_difference"."ours" is distinct from "provider_difference"."theirs")
);
--> statement-breakpoint
CREATE TABLE "reconciliation" (
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"compared_until" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reconciliation_provider_kind_pk" PRIMARY KEY("provider","kind")
);
--> statement-breakpoint
ALTER TABLE "experience" DROP CONSTRAINT "experience_host_owes";--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payee_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_difference_open" ON "provider_difference" USING btree ("provider","kind","reference") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "provider_difference_found_at" ON "provider_difference" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "sandbox_checkout_created_at" ON "sandbox_checkout" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sandbox_refund_created_at" ON "sandbox_refund" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sandbox_transfer_created_at" ON "sandbox_transfer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payout_created_at" ON "payout" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_created_at" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_release_at" ON "payment" USING btree ("release_at") WHERE release_at is not null;--> statement-breakpoint
CREATE INDEX "payment_payee_id" ON "payment" USING btree ("payee_id") WHERE release_at is not null;--> statement-breakpoint
CREATE INDEX "refund_created_at" ON "refund" USING btree ("created_at");--> statement-breakpoint
update experience set host_owes = 0, state = 'listed' where host_owes > 0 and managed_by is null;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_host_owes" CHECK ("experience"."host_owes" >= 0 and ("experience"."host_owes" = 0 or "experience"."managed_by" is not null));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_payee" CHECK ("payment"."release_at" is null or "payment"."payee_id" is not null);--> statement-breakpoint
update payment p
set payee_id = e.managed_by, release_at = p.paid_at
from experience e
where e.listing_id = p.listing_id and e.managed_by is not null and p.status = 'paid'
	and not exists (select from refund f where f.payment_id = p.id);--> statement-breakpoint
update sandbox_checkout c set created_at = p.created_at from payment p where p.id::text = c.payment_id;--> statement-breakpoint
update sandbox_refund s set created_at = f.created_at from refund f where f.id::text = s.id;--> statement-breakpoint
update sandbox_transfer s set created_at = coalesce(t.ended_at, s.created_at) from payout_part t where t.id::text = s.id;
