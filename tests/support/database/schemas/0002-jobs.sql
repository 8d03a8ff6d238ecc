CREATE TABLE "article_likes" ("article_id" text not null, "visitor_id" text not null, "created_at" bigint not null, constraint "article_likes_key" primary key ("article_id", "visitor_id"));
CREATE TABLE "jobs" ("id" text primary key, "dedupe_key" text not null unique, "kind" text not null, "payload" text not null, "subject_id" text, "subscriber" text, "state" text not null, "attempts" integer not null, "due_at" bigint not null, "run_at" bigint not null, "locked_by" text, "last_error" text, "created_at" bigint not null, "finished_at" bigint);
CREATE INDEX "jobs_by_run_at" on "jobs" ("state", "run_at");
CREATE INDEX "jobs_by_subject" on "jobs" ("subject_id");
CREATE INDEX "jobs_by_subscriber" on "jobs" ("subscriber");
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
