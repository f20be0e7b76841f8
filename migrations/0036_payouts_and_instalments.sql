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
CREATE TABLE "payout_account" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_account" text NOT NULL,
	"status" text NOT NULL,
	"bank_failed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_part" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reversed" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"provider_transfer" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_part_amount" CHECK ("payout_part"."amount" > 0),
	CONSTRAINT "payout_part_reversed" CHECK ("payout_part"."reversed" between 0 and "payout_part"."amount")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_account" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_amount" CHECK ("payout"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "itinerant" ADD COLUMN "monthly_payments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "instalment_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "instalment_step" text;--> statement-breakpoint
ALTER TABLE "stay" ADD COLUMN "monthly_payments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD COLUMN "taxes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_onboarding" ADD CONSTRAINT "sandbox_onboarding_account_id_sandbox_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD CONSTRAINT "sandbox_transfer_account_id_sandbox_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transfer" ADD CONSTRAINT "sandbox_transfer_checkout_id_sandbox_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."sandbox_checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_part" ADD CONSTRAINT "payout_part_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_part" ADD CONSTRAINT "payout_part_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_onboarding_account_id" ON "sandbox_onboarding" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_transfer_account_id" ON "sandbox_transfer" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_transfer_checkout_id" ON "sandbox_transfer" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_provider_account" ON "payout_account" USING btree ("provider","provider_account");--> statement-breakpoint
CREATE INDEX "payout_part_payout_id" ON "payout_part" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payout_part_payment_id" ON "payout_part" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payout_host_id" ON "payout" USING btree ("host_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_queued" ON "payout" USING btree ("host_id") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "reservation_instalment_at" ON "reservation" USING btree ("instalment_at") WHERE instalment_at is not null;