CREATE TABLE "sandbox_account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'more-needed' NOT NULL,
	CONSTRAINT "sandbox_account_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_onboarding" (
	"token" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"return_url" text NOT NULL,
	"refresh_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "monthly_payments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "instalment_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "instalment_step" text;--> statement-breakpoint
ALTER TABLE "stay" ADD COLUMN "monthly_payments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_onboarding" ADD CONSTRAINT "sandbox_onboarding_account_id_sandbox_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD CONSTRAINT "sandbox_transfer_account_id_sandbox_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD CONSTRAINT "sandbox_transfer_checkout_id_sandbox_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_onboarding_account_id" ON "sandbox_onboarding" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_transfer_account_id" ON "sandbox_transfer" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_transfer_checkout_id" ON "sandbox_transfer" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "reservation_instalment_at" ON "reservation" USING btree ("instalment_at") WHERE instalment_at is not null;