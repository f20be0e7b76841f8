CREATE TABLE "search_tally" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_tally_searches" CHECK ("search_tally"."searches" > 0)
);
