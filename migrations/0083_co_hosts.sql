CREATE TABLE "co_host_act" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"co_host_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"route" text NOT NULL,
	"target" uuid
);
--> statement-breakpoint
CREATE TABLE "co_host" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"role" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "co_host_slots" CHECK ("co_host"."slot" between 1 and 10),
	CONSTRAINT "co_host_accepted" CHECK ("co_host"."accepted_at" is null or "co_host"."user_id" is not null),
	CONSTRAINT "co_host_two_people" CHECK ("co_host"."host_id" <> "co_host"."user_id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "co_host_id" uuid;--> statement-breakpoint
ALTER TABLE "co_host_act" ADD CONSTRAINT "co_host_act_co_host_id_co_host_id_fk" FOREIGN KEY ("co_host_id") REFERENCES "public"."co_host"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_host" ADD CONSTRAINT "co_host_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_host" ADD CONSTRAINT "co_host_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "co_host_act_co_host_id" ON "co_host_act" USING btree ("co_host_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "co_host_slot" ON "co_host" USING btree ("host_id","slot") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "co_host_email" ON "co_host" USING btree ("host_id","email") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "co_host_person" ON "co_host" USING btree ("host_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "co_host_user_id" ON "co_host" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "co_host_invited" ON "co_host" USING btree ("email") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_co_host_id_user_id_fk" FOREIGN KEY ("co_host_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;