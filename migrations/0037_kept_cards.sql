ALTER TABLE "sandbox_checkout" ALTER COLUMN "success_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ALTER COLUMN "cancel_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "keeps_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD COLUMN "kept_by" text;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD CONSTRAINT "sandbox_checkout_kept_by_sandbox_checkout_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."sandbox_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD CONSTRAINT "sandbox_checkout_page" CHECK (num_nulls("sandbox_checkout"."success_url", "sandbox_checkout"."cancel_url", "sandbox_checkout"."expires_at") = case when "sandbox_checkout"."kept_by" is null then 0 else 3 end);--> statement-breakpoint
ALTER TABLE "sandbox_checkout" ADD CONSTRAINT "sandbox_checkout_card" CHECK ("sandbox_checkout"."card" is null or "sandbox_checkout"."keeps_card");