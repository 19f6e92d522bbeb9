-- Facts that the owner defines, and what is known of them of each product, by their slugs.
CREATE TYPE "OwnFactKind" AS ENUM ('number', 'choice', 'yes_no', 'text');

CREATE TABLE "OwnFact" (
  "id" SERIAL PRIMARY KEY,
  "slug" TEXT NOT NULL,
  "kind" "OwnFactKind" NOT NULL,
  "names" JSONB NOT NULL,
  "units" JSONB NOT NULL DEFAULT '{}',
  "decimals" INTEGER NOT NULL DEFAULT 0,
  "isSeveral" BOOLEAN NOT NULL DEFAULT false,
  "choices" JSONB NOT NULL DEFAULT '[]',
  "isOnPage" BOOLEAN NOT NULL DEFAULT true,
  "isCompared" BOOLEAN NOT NULL DEFAULT true,
  "isFilter" BOOLEAN NOT NULL DEFAULT false,
  "position" INTEGER NOT NULL DEFAULT 0,
  "categoryIds" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "OwnFact_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT "OwnFact_decimals_check" CHECK ("decimals" BETWEEN 0 AND 3)
);

CREATE UNIQUE INDEX "OwnFact_slug_key" ON "OwnFact" ("slug");

ALTER TABLE "Product"
  ADD COLUMN "ownFacts" JSONB NOT NULL DEFAULT '{}',
  ADD CONSTRAINT "Product_ownFacts_check" CHECK (jsonb_typeof("ownFacts") = 'object');

CREATE INDEX "Product_ownFacts" ON "Product" USING gin ("ownFacts") WHERE "ownFacts" <> '{}'::jsonb;

CREATE INDEX "Product_with_ownFacts" ON "Product" ("id") WHERE "ownFacts" <> '{}'::jsonb;
