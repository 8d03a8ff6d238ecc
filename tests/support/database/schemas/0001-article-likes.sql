CREATE TABLE "article_likes" ("article_id" text not null, "visitor_id" text not null, "created_at" bigint not null, constraint "article_likes_key" primary key ("article_id", "visitor_id"));
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
