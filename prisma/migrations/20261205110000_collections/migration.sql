-- Products that an owner shows together on a page of their own: chosen one by one, or by rules that all have to hold.
CREATE TYPE "CollectionKind" AS ENUM ('hand', 'rules');
CREATE TABLE "Collection" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "texts" JSONB NOT NULL DEFAULT '{}',
    "image" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "isVisible" BOOLEAN NOT NULL DEFAULT false,
    "isOnHome" BOOLEAN NOT NULL DEFAULT false,
    "kind" "CollectionKind" NOT NULL DEFAULT 'hand',
    "productIds" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "rules" JSONB NOT NULL DEFAULT '{}',
    "sort" TEXT NOT NULL DEFAULT 'popularity',
    "seoTitle" TEXT NOT NULL DEFAULT '',
    "seoDescription" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "Collection_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Collection_slug_key" ON "Collection"("slug");
ALTER TABLE "Collection" ADD CONSTRAINT "Collection_name_check" CHECK ("name" <> '');
ALTER TABLE "Collection" ADD CONSTRAINT "Collection_sort_check" CHECK ("sort" <> 'chosen' OR "kind" = 'hand');
