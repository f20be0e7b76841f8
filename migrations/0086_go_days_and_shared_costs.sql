ALTER TABLE "sandbox_checkout" DROP CONSTRAINT "sandbox_checkout_card";--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "holds_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "captured" integer;--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "go_people" integer;--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "go_date" date;--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "go_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "go_status" text;--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "go_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "go_aboard" integer;--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "shared_cost" integer;--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "share_people" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "is_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "captured" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "is_uncaptured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "go_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD CONSTRAINT "sandbox_checkout_card" CHECK ("sandbox_checkout"."card" is null or "sandbox_checkout"."keeps_card" or "sandbox_checkout"."holds_card");--> statement-breakpoint
ALTER TABLE "itinerant" ADD CONSTRAINT "itinerant_go" CHECK (num_nulls("itinerant"."go_people", "itinerant"."go_date", "itinerant"."go_at", "itinerant"."go_status") in (0, 4));--> statement-breakpoint
ALTER TABLE "itinerant" ADD CONSTRAINT "itinerant_shared_cost" CHECK (case when "itinerant"."shared_cost" is null then "itinerant"."share_people" is null
        else "itinerant"."shared_cost" > 0 and "itinerant"."share_people" >= "itinerant"."go_people"
          and "itinerant"."go_people" is not null end);--> statement-breakpoint
ALTER TABLE "itinerant" ADD CONSTRAINT "itinerant_go_people" CHECK ("itinerant"."go_people" between 2 and "itinerant"."guest_count");--> statement-breakpoint
ALTER TABLE "itinerant" ADD CONSTRAINT "itinerant_go_decided" CHECK (("itinerant"."go_decided_at" is not null) = (coalesce("itinerant"."go_status", 'waiting') <> 'waiting'));