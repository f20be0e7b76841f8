CREATE TABLE "guest_review" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_review_rating" CHECK ("guest_review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "hidden_review" (
	"reservation_id" uuid PRIMARY KEY NOT NULL,
	"party" text NOT NULL,
	"writer_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_review_rating" CHECK ("hidden_review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"review_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_report_review_id_reporter_id_pk" PRIMARY KEY("review_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_review" ADD CONSTRAINT "guest_review_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_review" ADD CONSTRAINT "guest_review_guest_id_user_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_review" ADD CONSTRAINT "guest_review_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_review" ADD CONSTRAINT "hidden_review_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_review" ADD CONSTRAINT "hidden_review_writer_id_user_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_review_guest_id" ON "guest_review" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "hidden_review_opens_at" ON "hidden_review" USING btree ("opens_at");--> statement-breakpoint
CREATE INDEX "hidden_review_writer_id" ON "hidden_review" USING btree ("writer_id");--> statement-breakpoint
CREATE INDEX "review_report_reporter_id" ON "review_report" USING btree ("reporter_id");--> statement-breakpoint
-- The stars of a listing are those of its open reviews: counted by the statement that adds or removes
-- one, whoever sends it, and never otherwise.
create function count_stars() returns trigger
language plpgsql as $$
begin
  update listing l
  set rating_sum = l.rating_sum + given.stars, rating_count = l.rating_count + given.number
  from (
    select listing_id, sum(rating)::integer as stars, count(*)::integer as number
    from changed group by listing_id
  ) given
  where l.id = given.listing_id;
  return null;
end
$$;
--> statement-breakpoint
create function discount_stars() returns trigger
language plpgsql as $$
begin
  update listing l
  set rating_sum = l.rating_sum - given.stars, rating_count = l.rating_count - given.number
  from (
    select listing_id, sum(rating)::integer as stars, count(*)::integer as number
    from changed group by listing_id
  ) given
  where l.id = given.listing_id;
  return null;
end
$$;
--> statement-breakpoint
create function keep_stars() returns trigger
language plpgsql as $$
begin
  raise exception 'the stars of an open review stay as they are';
end
$$;
--> statement-breakpoint
create trigger count_stars after insert on review
referencing new table as changed
for each statement execute function count_stars();
--> statement-breakpoint
create trigger discount_stars after delete on review
referencing old table as changed
for each statement execute function discount_stars();
--> statement-breakpoint
create trigger keep_stars before update of rating, listing_id on review
for each row when (old.rating <> new.rating or old.listing_id <> new.listing_id)
execute function keep_stars();
