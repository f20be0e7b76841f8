CREATE TABLE "changed_listing" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_change" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_match" (
	"search_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"total" double precision NOT NULL,
	"news" text,
	"before" double precision,
	"is_told" boolean NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_search_match_search_id_listing_id_pk" PRIMARY KEY("search_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"locale" text NOT NULL,
	"rhythm" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"knows_all" boolean NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"area" "box" NOT NULL,
	"country_code" text,
	"category" text,
	"guests" integer,
	"max_price" integer,
	"first_day" date,
	"last_day" date,
	CONSTRAINT "saved_search_slot" UNIQUE("user_id","slot"),
	CONSTRAINT "saved_search_query" UNIQUE("user_id","kind","query"),
	CONSTRAINT "saved_search_slots" CHECK ("saved_search"."slot" between 1 and 20),
	CONSTRAINT "saved_search_name" CHECK (char_length("saved_search"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "changed_listing" ADD CONSTRAINT "changed_listing_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_match" ADD CONSTRAINT "saved_search_match_search_id_saved_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_match" ADD CONSTRAINT "saved_search_match_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changed_listing_seen_at" ON "changed_listing" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "saved_search_match_listing_id" ON "saved_search_match" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "saved_search_match_untold" ON "saved_search_match" USING btree ("search_id","noted_at" DESC NULLS LAST) WHERE not is_told;--> statement-breakpoint
CREATE INDEX "saved_search_due_at" ON "saved_search" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "saved_search_area" ON "saved_search" USING gist ("area") WHERE rhythm = 'at-once' and due_at is null;