CREATE TABLE "deposit_claim" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"answer_by" timestamp with time zone,
	"given" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_claim_reservationId_unique" UNIQUE("reservation_id"),
	CONSTRAINT "deposit_claim_amount" CHECK ("deposit_claim"."amount" > 0),
	CONSTRAINT "deposit_claim_given" CHECK ("deposit_claim"."given" between 0 and "deposit_claim"."amount"),
	CONSTRAINT "deposit_claim_over" CHECK (("deposit_claim"."state" in ('agreed', 'decided')) = ("deposit_claim"."given" is not null))
);
--> statement-breakpoint
CREATE TABLE "problem_case" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"is_guarantee" boolean NOT NULL,
	"due_at" timestamp with time zone,
	"offer" integer,
	"figures" jsonb,
	"outcome" text,
	"refund" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "problem_case_closed" CHECK (("problem_case"."state" = 'closed') = ("problem_case"."outcome" is not null)),
	CONSTRAINT "problem_case_refund" CHECK ("problem_case"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resolution_entry" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"claim_id" uuid,
	"case_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"party" text NOT NULL,
	"actor_id" uuid,
	"step" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" integer,
	CONSTRAINT "resolution_entry_subject" CHECK (num_nonnulls("resolution_entry"."claim_id", "resolution_entry"."case_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "wifi_measurement" DROP CONSTRAINT "wifi_measurement_reservation_id_day_pk";--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "evidence_of" uuid;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "deposit_left" integer;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "deposit_to_host" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "deposit_return_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "releases_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "promised_mbps" integer;--> statement-breakpoint
ALTER TABLE "wifi_measurement" ADD COLUMN "hour" smallint;--> statement-breakpoint
UPDATE "wifi_measurement" m SET "hour" = extract(hour from m."measured_at" at time zone r."time_zone")
FROM "reservation" r WHERE r."id" = m."reservation_id";--> statement-breakpoint
ALTER TABLE "wifi_measurement" ALTER COLUMN "hour" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wifi_measurement" ADD CONSTRAINT "wifi_measurement_reservation_id_day_hour_pk" PRIMARY KEY("reservation_id","day","hour");--> statement-breakpoint
ALTER TABLE "deposit_claim" ADD CONSTRAINT "deposit_claim_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_case" ADD CONSTRAINT "problem_case_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolution_entry" ADD CONSTRAINT "resolution_entry_claim_id_deposit_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."deposit_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolution_entry" ADD CONSTRAINT "resolution_entry_case_id_problem_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."problem_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resolution_entry" ADD CONSTRAINT "resolution_entry_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_claim_answer_by" ON "deposit_claim" USING btree ("answer_by") WHERE answer_by is not null;--> statement-breakpoint
CREATE INDEX "deposit_claim_open" ON "deposit_claim" USING btree ("created_at") WHERE state in ('waiting', 'review');--> statement-breakpoint
CREATE UNIQUE INDEX "problem_case_open" ON "problem_case" USING btree ("reservation_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "problem_case_reservation_id" ON "problem_case" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "problem_case_due_at" ON "problem_case" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "resolution_entry_claim_id" ON "resolution_entry" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "resolution_entry_case_id" ON "resolution_entry" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "resolution_entry_actor_id" ON "resolution_entry" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "reservation_deposit_return_at" ON "reservation" USING btree ("deposit_return_at") WHERE deposit_return_at is not null;